import { MarienbadError } from "marienbad";
import { texts } from "../texts.ts";

const SCHEME = "s3://";

export function isBucket(store: string): boolean {
  return store.startsWith(SCHEME);
}

/** Reads `s3://bucket/prefix`; the prefix of names is empty, or ends with a slash. */
export function readBucketPlace(store: string): { readonly bucket: string; readonly prefix: string } {
  const [, bucket = "", path = ""] = /^s3:\/\/([^/]*)\/?(.*)$/s.exec(store) ?? [];
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new MarienbadError("bad-argument", texts.badBucket(store));
  }
  const prefix = path.replace(/\/+$/, "");
  return { bucket, prefix: prefix === "" ? "" : `${prefix}/` };
}
