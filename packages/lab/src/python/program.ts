/** Runs in the sandbox, for Python: Pyodide and the harness. Shares its worker with user code: not trusted. */
import type { Question, SandboxFile, Saying } from "../sandbox/protocol.ts";
import { Interpreter, type Pyodide } from "./interpreter.ts";

/** The most memory that Python may take, in bytes: beyond it there is a MemoryError. */
const MAX_MEMORY = 768 * 2 ** 20;
const PAGE = 65_536;

// Taken before somebody's code can put something else in their place.
const scope = self as unknown as { postMessage(message: string): void; importScripts: unknown; fetch: unknown };
const post = scope.postMessage.bind(self);
const write = JSON.stringify;
const tell = (saying: Saying): void => post(write(saying));

let files: ReadonlyMap<string, ArrayBuffer> = new Map();
let python: Promise<Interpreter> | undefined;

function importFile(name: string): Promise<Record<string, unknown>> {
  const blob = new Blob([fileNamed(name)], { type: "text/javascript" });
  return import(/* @vite-ignore */ URL.createObjectURL(blob));
}

function fileNamed(name: string): ArrayBuffer {
  const bytes = files.get(name);
  if (bytes === undefined) throw new Error(`${name} is missing`);
  return bytes;
}

async function startPython(): Promise<Interpreter> {
  limitMemory();
  // Pyodide refuses workers that are no modules, which it knows by this; imports are done here.
  scope.importScripts = undefined;
  // It fetches what it needs: there is no network, but there are the files.
  scope.fetch = async (address: unknown) => {
    const name = String(address).replace(/.*\//, "");
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(fileNamed(name), { headers: { "content-type": type } });
  };
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([
    importFile("pyodide.mjs"),
    importFile("pyodide.asm.mjs"),
  ]);
  const pyodide = await (loadPyodide as (options: object) => Promise<Pyodide>)({
    indexURL: "https://files/",
    packageBaseUrl: "https://files/",
    lockFileContents: new TextDecoder().decode(fileNamed("pyodide-lock.json")),
    createPyodideModule,
    stdin: () => null,
  });
  files = new Map();
  return new Interpreter(pyodide);
}

/** WebAssembly asks for more memory here, and may be refused. */
function limitMemory(): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > MAX_MEMORY) throw new RangeError("no more memory");
    return grow.call(this, pages);
  };
}

self.addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
  if (typeof data !== "string") {
    files = new Map((data as { files: SandboxFile[] }).files.map(({ name, bytes }) => [name, bytes]));
    return;
  }
  const { id, input } = JSON.parse(data) as Question;
  python ??= startPython();
  const interpreter = await python;
  try {
    tell({ id, answer: input === "load" ? "loaded" : interpreter.answer(input, (note) => tell({ id, note })) });
  } catch {
    tell({ id, answer: "broken" }); // Python itself, as by calls nested far too deep
  }
});
