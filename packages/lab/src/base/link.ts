/** A state in a link: `1` (the version), then deflated JSON in base64url. Links are untrusted input. */
const VERSION = "1";
export const MAX_LINK = 100_000; // characters; browsers take more, mail programs less
const MAX_STATE = 1_000_000; // bytes once inflated
const MAX_NAME = 200; // characters
const MAX_NUMBER = 2 ** 32;
const MAX_DEPTH = 50; // lists within lists
/** Fields that hold whole texts; everything else that is written is a name. */
const TEXTS = new Set(["code", "moves", "list", "graph", "map", "tiles", "from", "owners", "goals", "figures"]);

export class LinkError extends Error {
  readonly kind: "damaged" | "too-big" | "newer" | "out-of-range";

  constructor(kind: LinkError["kind"]) {
    super(kind);
    this.kind = kind;
  }
}

export async function writeLink(state: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const packed = await collect(through(bytes, new CompressionStream("deflate-raw")), Number.POSITIVE_INFINITY);
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  return VERSION + btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function readLink(text: string): Promise<unknown> {
  if (text.length > MAX_LINK) throw new LinkError("too-big");
  if (/^[2-9]/.test(text)) throw new LinkError("newer");
  if (!/^1[\w-]*$/.test(text)) throw new LinkError("damaged");
  try {
    const binary = atob(text.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const bytes = await collect(through(packed, new DecompressionStream("deflate-raw")), MAX_STATE);
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError("damaged");
  }
}

/** Throws a `LinkError` unless all numbers of a state have a size that something on a page can have, and all names. */
export function checkState(value: unknown, isText = false, depth = 0): void {
  if (typeof value === "number" && Math.abs(value) > MAX_NUMBER) throw new LinkError("out-of-range");
  if (typeof value === "string" && !isText && value.length > MAX_NAME) throw new LinkError("out-of-range");
  if (typeof value !== "object" || value === null) return;
  if (depth > MAX_DEPTH) throw new LinkError("damaged");
  for (const [name, part] of Object.entries(value)) {
    checkState(part, isText || (TEXTS.has(name) && !Array.isArray(value)), depth + 1);
    if (!Array.isArray(value)) checkState(name);
  }
}

/** The same for a link by name: `nim`, `nim?sticks=6`, or with a whole text, `list?[[1,4],[-5,3,2]]`. */
export function checkName(name: string): void {
  const [id, query = ""] = name.split("?");
  checkState(id);
  if (/[&=]/.test(query)) checkState(Object.fromEntries(new URLSearchParams(query)));
}

function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  return new Blob([bytes]).stream().pipeThrough<Uint8Array>(stream as ReadableWritablePair<Uint8Array, BufferSource>);
}

async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      void reader.cancel();
      throw new LinkError("too-big");
    }
    chunks.push(value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
