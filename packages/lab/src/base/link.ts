/**
 * The state of a page as the end of a link: `1` (the version), then JSON, deflated, in the alphabet of base64url.
 * Links come from anywhere: reading one never trusts its size nor its content.
 */
const VERSION = "1";
const MAX_LINK = 100_000; // characters; browsers take more, mail programs less
const MAX_STATE = 1_000_000; // bytes once inflated

export class LinkError extends Error {
  readonly kind: "damaged" | "too-big" | "newer";

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
