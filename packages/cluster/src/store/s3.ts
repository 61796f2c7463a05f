import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { MarienbadError } from "marienbad";
import { type BytePieces, damagedFile, type FileStore, missingFile } from "marienbad/levels";
import * as texts from "../texts.ts";
import { readBucketPlace } from "./url.ts";

// The editions of this client that work here are pinned; that later ones want a later Node is nobody's concern.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";

/** A file longer than this is sent in parts of this length. S3 takes 10,000 of them: 640 GB. */
const PART_BYTES = 64 << 20;

/**
 * Files between tasks in a bucket of S3, or of a server that speaks its protocol. Credentials, region and the address
 * of the server (AWS_ENDPOINT_URL_S3) come from the environment, as for every program that uses S3. An object is there
 * whole or not at all, and who writes one twice writes the same bytes: so nothing else is needed of the server.
 */
export async function s3Files(store: string): Promise<FileStore> {
  const { bucket: Bucket, prefix } = readBucketPlace(store);
  const hasOwnServer = process.env.AWS_ENDPOINT_URL_S3 !== undefined || process.env.AWS_ENDPOINT_URL !== undefined;
  const client = new S3Client({
    forcePathStyle: hasOwnServer, // what is not Amazon's has no name per bucket
    requestChecksumCalculation: "WHEN_REQUIRED", // our files have checksums of their own
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (name: string) => ({ Bucket, Key: prefix + name });
  /** Asks the server; undefined where it has no such file. */
  const ask = async <Answer>(request: Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await request;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw new MarienbadError("file", texts.bucketRefuses(store, wordsOf(error)), { cause: error });
    }
  };
  const demand = async <Answer>(request: Promise<Answer>): Promise<Answer> => {
    const answer = await ask(request);
    if (answer === undefined) throw new MarienbadError("file", texts.bucketRefuses(store, texts.NO_BUCKET));
    return answer;
  };

  const writeParts = async (name: string, parts: AsyncIterable<Uint8Array>): Promise<void> => {
    const { UploadId } = await demand(client.send(new CreateMultipartUploadCommand(at(name))));
    const upload = { ...at(name), UploadId };
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      for await (const Body of parts) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await demand(client.send(new UploadPartCommand({ ...upload, PartNumber, Body })));
        Parts.push({ PartNumber, ETag });
      }
      await demand(client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })));
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
      throw error;
    }
  };

  return {
    async read(name, from = 0, to) {
      if (to !== undefined && to <= from) return new Uint8Array(0);
      const isWhole = from === 0 && to === undefined;
      const Range = isWhole ? {} : { Range: `bytes=${from}-${to === undefined ? "" : to - 1}` };
      const answer = await ask(
        client.send(new GetObjectCommand({ ...at(name), ...Range })).then(async ({ Body, ContentRange }) => ({
          bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(0),
          first: ContentRange === undefined ? 0 : from, // a server may send all of a file where a part was asked for
        })),
      );
      if (answer === undefined) throw missingFile(name);
      const { bytes, first } = answer;
      const part = bytes.subarray(from - first, to === undefined ? undefined : to - first);
      if (to !== undefined && part.length !== to - from) throw damagedFile(name); // it is shorter than it should be
      return new Uint8Array(part); // its own memory: small answers share theirs with others
    },
    async size(name) {
      return (await ask(client.send(new HeadObjectCommand(at(name)))))?.ContentLength;
    },
    async write(name, pieces) {
      const parts = inParts(pieces);
      const { value: first = new Uint8Array(0) } = await parts.next();
      const { value: second } = await parts.next();
      if (second === undefined) await demand(client.send(new PutObjectCommand({ ...at(name), Body: first })));
      else await writeParts(name, joined([first, second], parts));
    },
    async list(start) {
      const names: string[] = [];
      for (let token: string | undefined; ; ) {
        const page = await demand(
          client.send(
            new ListObjectsV2Command({
              Bucket,
              Prefix: prefix + start,
              ...(token !== undefined && { ContinuationToken: token }),
            }),
          ),
        );
        for (const { Key = "" } of page.Contents ?? []) names.push(Key.slice(prefix.length));
        token = page.NextContinuationToken;
        if (token === undefined) return names.sort();
      }
    },
    async remove(name) {
      await ask(client.send(new DeleteObjectCommand(at(name))));
    },
  };
}

/** Pieces joined into parts of the same length, the last one shorter. */
async function* inParts(pieces: BytePieces): AsyncGenerator<Uint8Array, undefined> {
  let [waiting, bytes]: [Uint8Array[], number] = [[], 0];
  for await (const piece of pieces) {
    for (let from = 0; from < piece.length; ) {
      const some = piece.slice(from, from + PART_BYTES - bytes); // a copy: whoever makes it may use it again
      waiting.push(some);
      from += some.length;
      bytes += some.length;
      if (bytes < PART_BYTES) continue;
      yield Buffer.concat(waiting);
      [waiting, bytes] = [[], 0];
    }
  }
  if (bytes > 0) yield Buffer.concat(waiting);
  return undefined;
}

async function* joined(before: readonly Uint8Array[], rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* before;
  yield* rest;
}

/** What S3 answers where there is no such object. */
function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  return name === "NoSuchKey" || name === "NotFound" || (name !== "NoSuchBucket" && $metadata?.httpStatusCode === 404);
}

function wordsOf(error: unknown): string {
  const { name, message, code } = error as { name?: string; message?: string; code?: string };
  return message || code || name || String(error);
}
