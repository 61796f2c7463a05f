import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MarienbadError } from "marienbad";
import type { FileStore } from "marienbad-databases";
import { folderFiles } from "marienbad-databases/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBucket } from "../../test/bucket.ts";
import { startFaultyProxy } from "../../test/faulty-proxy.ts";
import { cached, counted, trimCopies } from "./cached.ts";
import { openFiles } from "./open.ts";
import { readBucketPlace } from "./url.ts";

const folder = mkdtempSync(join(tmpdir(), "cluster-files-"));
let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeAll(async () => {
  bucket = await startBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const bytes = (length: number, seed = 1): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * seed) % 251);
const codeOf = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.catch((thrown: unknown) => thrown);
  return error instanceof MarienbadError ? `${error.code} ${error.parameters.name ?? ""}`.trim() : String(error);
};

describe.each([
  ["a bucket", () => openFiles("s3://games/some/prefix/", "solve")],
  ["a folder", () => openFiles(join(folder, "store"), "solve")],
] as const)("the files of a solve in %s", (_, open) => {
  it("are written whole, read in parts, listed and removed", async () => {
    const store: FileStore = await open();
    await store.write("find-1.keys", [bytes(1000), bytes(500, 3)]);
    await store.write("find-1.keys", [bytes(1000), bytes(500, 3)]);
    await store.write("find-2.keys", []);
    expect(await store.size("find-1.keys")).toBe(1500);
    expect([await store.size("find-2.keys"), await store.size("find-3.keys")]).toEqual([0, undefined]);
    expect(Buffer.from(await store.read("find-1.keys")).equals(Buffer.concat([bytes(1000), bytes(500, 3)]))).toBe(true);
    expect([...(await store.read("find-1.keys", 999, 1002))]).toEqual([999 % 251, 0, 3]);
    expect([...(await store.read("find-1.keys", 1499))]).toEqual([(499 * 3) % 251]);
    expect((await store.read("find-1.keys", 7, 7)).length).toBe(0);
    expect([...(await store.read("find-1.keys", 0, 1))]).toEqual([0]); // s3rver sends the whole file here
    expect(await store.list("find-")).toEqual(["find-1.keys", "find-2.keys"]);
    expect(await codeOf(store.read("find-3.keys"))).toBe("missing-file find-3.keys");
    expect(await codeOf(store.read("find-1.keys", 1400, 1600))).toBe("damaged-file find-1.keys");
    for (const name of ["../secret", "a/b", ".hidden", ""]) {
      expect(await codeOf(store.read(name))).toBe("bad-input");
      expect(await codeOf(store.write(name, []))).toBe("bad-input");
    }
    await store.remove("find-1.keys");
    await store.remove("find-1.keys");
    expect(await store.list("")).toEqual(["find-2.keys"]);
  });
});

describe("a bucket", () => {
  it("that is not there is told of in a sentence", async () => {
    const store = await openFiles("s3://nowhere/x", "solve");
    await expect(store.write("a", [bytes(3)])).rejects.toThrow(/^The store s3:\/\/nowhere\/x\/solve refuses: .*\.$/);
  });

  it("is asked again where answers break off, fail or do not come, but not where it refuses", async () => {
    const proxy = await startFaultyProxy(bucket.port, 7, { cut: 0.2, status500: 0.15, reset: 0.1 });
    process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${proxy.port}`;
    try {
      const store = await openFiles("s3://games/faults", "solve");
      for (const [number, name] of ["a", "b", "c"].entries()) {
        await store.write(name, [bytes(1000, number + 1)]);
        expect(await store.size(name)).toBe(1000);
        expect(Buffer.from(await store.read(name)).equals(bytes(1000, number + 1))).toBe(true);
        expect((await store.read(name, 10, 20)).length).toBe(10);
      }
      expect(await store.list("")).toEqual(["a", "b", "c"]);
      for (const name of ["a", "b", "c"]) await store.remove(name);
      expect(await store.list("")).toEqual([]);
      for (const fault of ["cut", "status500", "reset"]) expect(proxy.seen[fault]).toBeGreaterThan(0);
    } finally {
      proxy.close();
      Object.assign(process.env, bucket.env);
    }
    const watched = await startFaultyProxy(bucket.port, 7, {});
    process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${watched.port}`;
    const nowhere = await openFiles("s3://nowhere/x", "solve");
    await expect(nowhere.write("a", [bytes(3)])).rejects.toThrow(/refuses/);
    expect(watched.seen).toEqual({ none: 1 });
    watched.close();
    Object.assign(process.env, bucket.env);
  });

  it("has a name that S3 allows", () => {
    expect(readBucketPlace("s3://games/a/b//")).toEqual({ bucket: "games", prefix: "a/b/" });
    expect(readBucketPlace("s3://games")).toEqual({ bucket: "games", prefix: "" });
    for (const wrong of ["s3://", "s3:///x", "s3://A/b"]) {
      expect(() => readBucketPlace(wrong)).toThrow(/is not valid: it takes a folder .*, or s3:\/\/bucket\/prefix\.$/);
    }
  });
});

describe("copies of files on a machine", () => {
  it("spare the store what it was asked for before, and are made again where they are gone", async () => {
    const traffic = { read: 0, written: 0, kept: 0 };
    const place = join(folder, "copies");
    const far = await openFiles(join(folder, "far"), "solve");
    const near = cached(counted(far, traffic), await folderFiles(place), traffic);
    await near.write("a", [bytes(100)]);
    await far.write("b", [bytes(10)]);
    for (const name of ["a", "b", "b"]) await near.read(name);
    expect([...(await near.read("a", 5, 8))]).toEqual([5, 6, 7]);
    expect(traffic).toEqual({ written: 100, read: 10, kept: 113 });
    await trimCopies(place, 20);
    expect(readdirSync(place)).toEqual(["b"]);
    expect((await near.read("a")).length).toBe(100);
    expect(traffic.read).toBe(110);
    await near.remove("a");
    expect(await codeOf(near.read("a"))).toBe("missing-file a");
  });
});
