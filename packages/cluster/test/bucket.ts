import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";

/** A server of S3 with one bucket, "games", which the environment then names. */
export async function startBucket(): Promise<{ env: Record<string, string>; close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), "cluster-s3-"));
  const configureBuckets = [{ name: "games", configs: [] }];
  const server = new S3rver({ port: 0, silent: true, directory, configureBuckets });
  const { port } = (await server.run()) as AddressInfo;
  const env = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: "us-east-1",
    AWS_ACCESS_KEY_ID: "S3RVER",
    AWS_SECRET_ACCESS_KEY: "S3RVER",
  };
  Object.assign(process.env, env);
  return {
    env,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
