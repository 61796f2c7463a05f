import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { basename, extname, join, sep } from "node:path";
import { createGunzip } from "node:zlib";
import { MarienbadError, type Text } from "marienbad/base";
import { texts } from "./texts.ts";

const LOOPBACK = "127.0.0.1";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/** Only the lab's own files, and WebAssembly. The page says the same, but only a header can restrict framing. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; " +
  "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; frame-src 'self'; base-uri 'none'; " +
  "form-action 'none'; frame-ancestors 'self'";

/** The page that runs user-defined code: its origin is opaque, even when opened alone, and it has no network. */
const SANDBOX = "sandbox.html";
const SANDBOX_POLICY =
  "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' blob: 'unsafe-eval' 'wasm-unsafe-eval'; " +
  "worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** Tells the page to fetch a user-defined game. */
const OWN_GAME_MARK = '<meta name="own-game" content="own-game.json">';

const HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-cache",
};

export interface LabServer {
  readonly url: string;
  close(): Promise<void>;
}

type Headers = Readonly<Record<string, string>>;

/** Answers a request for an address that is not a file of the folder; returns true if it did. */
export type Handler = (path: string, response: ServerResponse, headers: Headers) => Promise<boolean>;

interface ServeOptions {
  readonly ownGame?: Handler | undefined;
  /** Files outside the folder, by address. */
  readonly elsewhere?: ReadonlyMap<string, string> | undefined;
  /** Error if there is nothing to serve. */
  readonly missing?: Text;
  /** Content security policy of the pages; the lab's by default. */
  readonly policy?: string;
}

/** Serves a folder with an index.html to this machine (GET, HEAD); files may be `.gz`. Port 0 picks a free port. */
export async function serveFolder(
  folder: string,
  port: number,
  { missing = texts.notBuilt(folder), policy = POLICY, ownGame, elsewhere }: ServeOptions = {},
): Promise<LabServer> {
  if ((await findFile(join(folder, "index.html"))) === undefined) throw new MarienbadError("file", missing);
  const headers = { ...HEADERS, "content-security-policy": policy };
  const server = createServer((request, response) => {
    answer({ folder, headers, ownGame, elsewhere }, request, response).catch(() => refuse(response, 500));
  });
  await listen(server, port);
  return {
    url: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new MarienbadError("bad-argument", texts.portRefused(port, error)));
    });
    server.listen(port, LOOPBACK, resolve);
  });
}

async function findFile(path: string): Promise<{ path: string; size: number; isCompressed: boolean } | undefined> {
  for (const isCompressed of [false, true]) {
    const name = isCompressed ? `${path}.gz` : path;
    const found = await stat(name).catch(() => undefined);
    if (found?.isFile()) return { path: name, size: found.size, isCompressed };
  }
  return undefined;
}

interface Served extends Pick<ServeOptions, "ownGame" | "elsewhere"> {
  readonly folder: string;
  readonly headers: Headers;
}

async function answer(
  { folder, headers, ownGame, elsewhere }: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405);
  // A page elsewhere could give its own name the address of this machine; it cannot choose this header.
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? "")) return refuse(response, 403);
  const path = pathWithin(folder, request.url ?? "/");
  if (path === undefined) return refuse(response, 400);
  if (request.method === "GET" && (await ownGame?.(request.url ?? "/", response, headers))) return;
  const found =
    (await findFile(path)) ?? (await findFile(elsewhere?.get((request.url ?? "/").split(/[?#]/)[0]) ?? path));
  if (found === undefined) return refuse(response, 404);
  if (ownGame !== undefined && basename(path) === "index.html" && !found.isCompressed) {
    const page = (await readFile(found.path, "utf8")).replace("<head>", `<head>${OWN_GAME_MARK}`);
    response.writeHead(200, { ...headers, "content-type": TYPES[".html"] }).end(page);
    return;
  }
  response.writeHead(200, {
    ...headers,
    // A frame of an opaque origin is another origin's.
    ...(basename(path) === SANDBOX && {
      "content-security-policy": SANDBOX_POLICY,
      "cross-origin-resource-policy": "cross-origin",
    }),
    "content-type": TYPES[extname(path)] ?? "application/octet-stream",
    ...(found.isCompressed ? {} : { "content-length": found.size }),
  });
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  const file = createReadStream(found.path).on("error", () => response.destroy());
  if (!found.isCompressed) file.pipe(response);
  else {
    const plain = file.pipe(createGunzip());
    plain.on("error", () => response.destroy()).pipe(response);
  }
}

/** The path for a URL; undefined if it is malformed or outside the folder. */
export function pathWithin(folder: string, url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0]);
  } catch {
    return undefined;
  }
  if (!path.startsWith("/") || path.includes("\0") || path.includes("\\") || path.split("/").includes(".."))
    return undefined;
  const full = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  return full.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? full : undefined;
}

function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    ...HEADERS,
    "content-security-policy": POLICY,
    "content-type": "text/plain; charset=utf-8",
  });
  response.end(`${status}\n`);
}
