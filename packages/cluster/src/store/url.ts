import { MarienbadError } from "marienbad";
import { texts } from "../texts.ts";

const SCHEME = "s3://";

/** Whether a store is a bucket; else it is a folder. */
export function isBucket(store: string): boolean {
  return store.startsWith(SCHEME);
}

/** Where files lie in S3. */
export interface BucketPlace {
  readonly bucket: string;
  /** What stands before the name of each file; empty, or ends with a slash. */
  readonly prefix: string;
}

/** Reads `s3://bucket/prefix`. */
export function readBucketPlace(store: string): BucketPlace {
  const [, bucket = "", path = ""] = /^s3:\/\/([^/]*)\/?(.*)$/s.exec(store) ?? [];
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new MarienbadError("bad-argument", texts.badBucket(store));
  }
  const prefix = path.replace(/\/+$/, "");
  return { bucket, prefix: prefix === "" ? "" : `${prefix}/` };
}
