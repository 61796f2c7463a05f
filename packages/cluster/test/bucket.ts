import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

interface Bucket {
  readonly port: number;
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

/** A server of S3 with one bucket, "games", which the environment then names. */
export async function startBucket(address = "127.0.0.1"): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), "cluster-s3-"));
  const configureBuckets = [{ name: "games", configs: [] }];
  const server = new S3rver({ port: 0, address, silent: true, directory, configureBuckets });
  const { port } = (await server.run()) as AddressInfo;
  const env = {
    AWS_ENDPOINT_URL_S3: `http://${address}:${port}`,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "S3RVER",
    AWS_SECRET_ACCESS_KEY: "S3RVER",
  };
  Object.assign(process.env, env);
  return {
    port,
    env,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
