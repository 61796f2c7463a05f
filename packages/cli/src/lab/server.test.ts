import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pythonFiles } from "./python.ts";
import { type LabServer, pathWithin, serveFolder } from "./server.ts";
import { texts } from "./texts.ts";

let parent: string;
let folder: string;
let server: LabServer;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "marienbad-lab-"));
  folder = join(parent, "lab");
  await mkdir(join(folder, "assets"), { recursive: true });
  await writeFile(join(folder, "index.html"), "<!doctype html>the lab");
  await writeFile(join(folder, "sandbox.html"), "<!doctype html>the sandbox");
  await writeFile(join(folder, "assets", "a.js"), "1;");
  await writeFile(join(parent, "secret.txt"), "secret");
  server = await serveFolder(folder, 0);
});

afterAll(async () => {
  await server.close();
  await rm(parent, { recursive: true });
});

/** A request whose path is sent as it stands: fetch would tidy the dots away. */
function ask(path: string, options: { method?: string; host?: string } = {}) {
  const { hostname, port } = new URL(server.url);
  return new Promise<{ status: number; body: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const headers = options.host === undefined ? {} : { host: options.host };
    request({ hostname, port, path, method: options.method ?? "GET", headers }, (response) => {
      let body = "";
      response.on("data", (chunk) => (body += chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
    })
      .on("error", reject)
      .end();
  });
}

describe("serveFolder", () => {
  it("serves what lies elsewhere by its address alone, and Python where its package is installed", async () => {
    const elsewhere = new Map([["/assets/far/b.mjs", join(parent, "secret.txt")]]);
    const other = await serveFolder(folder, 0, { elsewhere });
    const answer = await fetch(new URL("assets/far/b.mjs?again", other.url));
    expect([answer.status, await answer.text()]).toEqual([200, "secret"]);
    expect(answer.headers.get("content-type")).toContain("javascript");
    expect((await fetch(new URL("assets/far/secret.txt", other.url))).status).toBe(404);
    await other.close();
    const python = await pythonFiles();
    expect([...python.keys()].every((address) => /^\/assets\/pyodide-[\d.]+\/[\w.-]+$/.test(address))).toBe(true);
    expect([...python.keys()].some((address) => address.endsWith("/pyodide.asm.wasm"))).toBe(true);
    expect(await pythonFiles("a-package-that-nobody-has")).toEqual(new Map());
  });

  it("listens on the loopback address and serves its files with their types", async () => {
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const page = await ask("/");
    expect(page.body).toContain("the lab");
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect((await ask("/assets/a.js?x=1")).headers["content-type"]).toBe("text/javascript; charset=utf-8");
  });

  it("sends a content security policy that allows no inline script", async () => {
    const policy = String((await ask("/")).headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("'unsafe-eval'");
  });

  it("lets a frame of an opaque origin load the sandbox, and gives it no rights", async () => {
    const { headers } = await ask("/sandbox.html");
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(headers["content-security-policy"]).toMatch(/^sandbox allow-scripts; default-src 'none';/);
    expect((await ask("/")).headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it("agrees with the policy that the page states for servers that send none", async () => {
    const page = await readFile(new URL("../../../lab/index.html", import.meta.url), "utf8");
    const stated = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page)?.[1];
    expect((await ask("/")).headers["content-security-policy"]).toBe(`${stated}; frame-ancestors 'self'`);
  });

  it("refuses to leave the folder, however it is asked", async () => {
    for (const path of [
      "/../secret.txt",
      "/assets/../../secret.txt",
      "/%2e%2e/secret.txt",
      "/..%2fsecret.txt",
      "/..\\secret.txt",
      "/%00",
      "/%zz",
    ]) {
      const { status, body } = await ask(path);
      expect([path, status]).toEqual([path, 400]);
      expect(body).not.toContain("secret");
    }
    expect(pathWithin(folder, "/assets/a.js")).toBe(join(folder, "assets", "a.js"));
    expect(pathWithin(folder, "//etc/passwd")).toBe(join(folder, "etc/passwd"));
  });

  it("knows what it does not have, and does nothing but read", async () => {
    expect((await ask("/nothing.js")).status).toBe(404);
    expect((await ask("/assets")).status).toBe(404);
    expect((await ask("/", { method: "POST" })).status).toBe(405);
  });

  it("answers to its own names only", async () => {
    expect((await ask("/", { host: "evil.example" })).status).toBe(403);
    expect((await ask("/", { host: "localhost:1" })).status).toBe(200);
  });

  it("serves a file that lies there compressed, under its own name", async () => {
    await writeFile(join(folder, "guide.html.gz"), gzipSync("a guide"));
    const { status, body, headers } = await ask("/guide.html");
    expect([status, body, headers["content-type"]]).toEqual([200, "a guide", "text/html; charset=utf-8"]);
  });

  it("says it when the port is taken or the lab is not there", async () => {
    const port = Number(new URL(server.url).port);
    await expect(serveFolder(folder, port)).rejects.toThrow(`Port ${port} is taken by another program`);
    await expect(serveFolder(parent, 0)).rejects.toThrow("has not been built");
    await expect(serveFolder(parent, 0, { missing: texts.docsMissing })).rejects.toThrow("install it again");
    const notBuilt = texts.docsNotBuilt("/sources/");
    await expect(serveFolder(parent, 0, { missing: notBuilt })).rejects.toThrow('Run "npm run docs" in /sources/');
  });
});
