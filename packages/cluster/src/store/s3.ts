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
import { MarienbadError, type Signal } from "marienbad";
import { type BytePieces, damagedFile, type FileStore, missingFile } from "marienbad-databases";
import { retried } from "../queue/wait.ts";
import { NO_BUCKET, texts } from "../texts.ts";
import { readBucketPlace } from "./url.ts";

// The editions of this client that work here are pinned; that later ones want a later Node is nobody's concern.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= "true";

/** Longer files are sent in parts of this length. S3 takes 10,000 of them: 640 GB. */
const PART_BYTES = 64 << 20;

const PATIENCE = 20_000;

/**
 * Files between tasks in a bucket of S3 or a compatible server. Credentials, region and the address of the server
 * (AWS_ENDPOINT_URL_S3) come from the environment, as usual. Objects are complete or missing, and writing one twice
 * writes the same bytes, so nothing else is needed of the server. Requests that break off, time out or fail on the
 * server's side are repeated.
 */
export async function s3Files(store: string, signal?: Signal): Promise<FileStore> {
  const { bucket: Bucket, prefix } = readBucketPlace(store);
  const hasOwnServer = process.env.AWS_ENDPOINT_URL_S3 !== undefined || process.env.AWS_ENDPOINT_URL !== undefined;
  const client = new S3Client({
    forcePathStyle: hasOwnServer, // what is not Amazon's has no name per bucket
    requestChecksumCalculation: "WHEN_REQUIRED", // our files have checksums of their own
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: 1, // it would not repeat what breaks off in the body: all is repeated below
    requestHandler: { connectionTimeout: PATIENCE, socketTimeout: PATIENCE },
  });
  const at = (name: string) => ({ Bucket, Key: prefix + name });
  const ask = async <Answer>(request: (abortSignal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> => {
    try {
      return await retried(request, { signal, mayPass });
    } catch (error) {
      if (isMissing(error)) return undefined;
      if (error instanceof MarienbadError) throw error; // interrupted
      const sentence = mayPass(error) ? texts.bucketBreaks : texts.bucketRefuses;
      throw new MarienbadError("file", sentence(store, wordsOf(error)), { cause: error });
    }
  };
  const demand = async <Answer>(request: (abortSignal: AbortSignal) => Promise<Answer>): Promise<Answer> => {
    const answer = await ask(request);
    if (answer === undefined) throw new MarienbadError("file", texts.bucketRefuses(store, NO_BUCKET));
    return answer;
  };

  const writeParts = async (name: string, parts: AsyncIterable<Uint8Array>): Promise<void> => {
    const { UploadId } = await demand((abortSignal) =>
      client.send(new CreateMultipartUploadCommand(at(name)), { abortSignal }),
    );
    const upload = { ...at(name), UploadId };
    try {
      const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
      let bytes = 0;
      for await (const Body of parts) {
        const PartNumber = Parts.length + 1;
        const part = { ...upload, PartNumber, Body };
        const { ETag } = await demand((abortSignal) => client.send(new UploadPartCommand(part), { abortSignal }));
        Parts.push({ PartNumber, ETag });
        bytes += Body.length;
      }
      const whole = { ...upload, MultipartUpload: { Parts } };
      await demand(async (abortSignal) => {
        try {
          return await client.send(new CompleteMultipartUploadCommand(whole), { abortSignal });
        } catch (error) {
          // Where only the answer got lost, the server knows no such upload any more: the file is there.
          const found = await client.send(new HeadObjectCommand(at(name)), { abortSignal }).catch((again: unknown) => {
            throw mayPass(again) ? again : error;
          });
          if (found.ContentLength === bytes) return found;
          throw error;
        }
      });
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
      const answer = await ask(async (abortSignal) => {
        const { Body, ContentRange } = await client.send(new GetObjectCommand({ ...at(name), ...Range }), {
          abortSignal,
        });
        return {
          bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(0),
          first: ContentRange === undefined ? 0 : from, // a server may send all of a file where a part was asked for
        };
      });
      if (answer === undefined) throw missingFile(name);
      const { bytes, first } = answer;
      const part = bytes.subarray(from - first, to === undefined ? undefined : to - first);
      if (to !== undefined && part.length !== to - from) throw damagedFile(name); // it is shorter than it should be
      return new Uint8Array(part); // its own memory: small answers share theirs with others
    },
    async size(name) {
      const answer = await ask((abortSignal) => client.send(new HeadObjectCommand(at(name)), { abortSignal }));
      return answer?.ContentLength;
    },
    async write(name, pieces) {
      const parts = inParts(pieces);
      const { value: first = new Uint8Array(0) } = await parts.next();
      const { value: second } = await parts.next();
      if (second !== undefined) return await writeParts(name, joined([first, second], parts));
      const object = { ...at(name), Body: first };
      await demand((abortSignal) => client.send(new PutObjectCommand(object), { abortSignal }));
    },
    async list(start) {
      const names: string[] = [];
      for (let token: string | undefined; ; ) {
        const next = { Bucket, Prefix: prefix + start, ...(token !== undefined && { ContinuationToken: token }) };
        const page = await demand((abortSignal) => client.send(new ListObjectsV2Command(next), { abortSignal }));
        for (const { Key = "" } of page.Contents ?? []) names.push(Key.slice(prefix.length));
        token = page.NextContinuationToken;
        if (token === undefined) return names.sort();
      }
    },
    async remove(name) {
      await ask((abortSignal) => client.send(new DeleteObjectCommand(at(name)), { abortSignal }));
    },
  };
}

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

interface ClientError {
  readonly name?: string;
  readonly message?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as ClientError;
  return name === "NoSuchKey" || name === "NotFound" || (name !== "NoSuchBucket" && $metadata?.httpStatusCode === 404);
}

/** Answers with the status of a refusal that mean that the server was too slow or received only a part. */
const PASSING = ["RequestTimeout", "IncompleteBody", "Throttling", "ThrottlingException", "TooManyRequestsException"];

/** True for errors that may pass: a broken connection, no answer, trouble of the server (5xx), a cut answer (2xx). */
function mayPass(error: unknown): boolean {
  const { name = "", code, $metadata } = error as ClientError;
  const status = $metadata?.httpStatusCode;
  if (PASSING.includes(name) || status === 408 || status === 429) return true;
  if (status !== undefined) return status < 300 || status >= 500;
  return name === "TimeoutError" || /^E[A-Z_]+$/.test(code ?? "");
}

function wordsOf(error: unknown): string {
  const { name, message, code } = error as ClientError;
  if (name === "TimeoutError" && code === undefined) return `no answer within ${PATIENCE / 1000} s`;
  return message?.split("\n", 1)[0] || code || name || String(error); // the next lines are for programmers
}
