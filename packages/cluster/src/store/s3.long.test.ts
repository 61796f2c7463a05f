import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBucket } from "../../test/bucket.ts";
import { startFaultyProxy } from "../../test/faulty-proxy.ts";
import { openFiles } from "./open.ts";

let bucket: Awaited<ReturnType<typeof startBucket>>;
beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(() => bucket.close());

describe("a bucket", () => {
  it("takes a file that is longer than one part", async () => {
    const store = await openFiles("s3://games", "long");
    const piece = Uint8Array.from({ length: 7 << 20 }, (_, place) => place % 251);
    await store.write(
      "long",
      Array.from({ length: 10 }, () => piece),
    ); // 70 MiB, in parts of 64
    expect(await store.size("long")).toBe(70 << 20);
    expect([...(await store.read("long", (63 << 20) + 5, (63 << 20) + 8))]).toEqual([5, 6, 7]);
  });

  it("takes one where every answer to an upload may break off, the last one too", async () => {
    const piece = Uint8Array.from({ length: 65 << 20 }, (_, place) => place % 251);
    for (let seed = 1; seed <= 6; seed++) {
      const proxy = await startFaultyProxy(bucket.port, seed, { cut: 0.4 });
      process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${proxy.port}`;
      const store = await openFiles("s3://games", "cut");
      await store.write("long", [piece]);
      expect(await store.size("long")).toBe(65 << 20);
      proxy.close();
      Object.assign(process.env, bucket.env);
    }
  });
});
