import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type AnyTarget, Contradiction, insist, refuse, type Target } from "./target.ts";

/** Command lines, a word on each line; those of the help, and others that end soon. */
const COMMAND_LINES: readonly string[] = [
  "games",
  "games nim --lang fr",
  "solve nim sticks=10 take=1,2 --json",
  "solve arena.py --dead-end mover-loses",
  "solve arena.json --lang fr",
  "solve tictactoe --symmetry --limit 10000",
  "solve pong-hau-ki --layers",
  "analyse tictactoe 5 --lang fr",
  "analyse nim 7,1 sticks=9",
  "search tree [[3,5],[2,9]] --depth 3",
  "search graph {0:[1,2],1:[],2:[]}\tS0={0}\th=[0,3,5] --algorithm memo",
  "search tictactoe --algorithm alphabeta --depth 3 --json",
  "search connect4 44 --nodes 1000",
  "match tictactoe random strong --games 2 --seed 3",
  "plays nim sticks=4 --count",
  "plays pong-hau-ki --limit 5",
  "tree nim sticks=4 --depth 3",
  "check nim nim.py sticks=6 take=1,2 --player 0",
  "check arena.py strategy.py --from a",
  "verify arena.json certificate",
  "convert arena.py --format dot",
  "convert nim sticks=3 --format gm -o out.gm",
  "draw nim sticks=3 --figure strategy --format tikz",
  "draw arena.json --figure attractor -o out.svg",
  "lint nim --limit 50",
  "grundy kayles --period --largest 40",
  "grundy 0.07 --at 1000000000000",
  "grundy 2,3,5 --largest 15 --misere",
  "nim 3 4 5",
  "nim 1 1 --misere --json",
  "path problem.json --order --check-heuristic",
  "path map.map --from 0,0 --to 2,1 --algorithm jps",
  "path map.scen --map map.map",
  "path river --algorithm dijkstra",
  "path --list",
  "connect4 4433221 columns=5 rows=5",
  "nash prisoners --json",
  "nash game.nfg --pure",
  "tournament --repeat 1 --turns 5 --seed 2",
  "help solve",
  "draw tree [[3,5],[2,9]] --figure alphabeta --lang fr",
];

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  "arena.py": '{"a": ["b", "c"], "b": ["a"], "c": []}\nS0 = {"a", "c"}\nS1 = {"b"}\nV0 = {"c"}\nstart = "a"\n',
  "arena.json": '{"start":"a","vertices":[{"name":"a","owner":0,"to":["b"]},{"name":"b","owner":1,"goal":0}]}',
  "strategy.py": '{"a": "c"}',
  "nim.py": "{(6, 0): (5, 1), (4, 0): (3, 1), (3, 0): (2, 1), (2, 0): (0, 1), (1, 0): (0, 1)}",
  "problem.json": '{"edges":[["s","a",1],["a","g",2]],"heuristic":{"s":3},"start":"s","goal":"g"}',
  "map.map": "type octile\nheight 2\nwidth 3\nmap\n..@\n...\n",
  "map.scen": "version 1\n0\tmap.map\t3\t2\t0\t0\t2\t1\t2.41421356\n",
  "game.nfg": 'NFG 1 R "" { "A" "B" } { 2 2 } 1 1 0 2 2 0 1 1',
  "arena.gm": 'parity 2;\n0 1 0 1,2 "a";\n1 2 1 0 "a";\n2 65534 1 2;\n',
  "arena.dot.gz": gzipSync("digraph { a [owner=0]; b [owner=1, goal=0]; a -> b; b -> a }"),
};

/** What is said of each file when it is the file that is damaged, and not what is typed. */
const FILE_COMMANDS: readonly string[] = [
  "solve arena.py",
  "convert arena.json --format py",
  "check arena.py strategy.py --player 0",
  "path problem.json --check-heuristic",
  "path map.map --from 0,0 --to 2,1",
  "path map.scen --map map.map --json",
  "nash game.nfg --lang fr",
  "solve arena.gm --json",
  "solve arena.dot.gz --lang fr",
];

/** Whatever is typed, and whatever is in a file: exit codes 0, 1 and 2, and one clear sentence. */
export async function commandTargets(): Promise<AnyTarget[]> {
  const folder = await mkdtemp(join(tmpdir(), "marienbad-fuzz-"));
  const write = (name: string, content: string | Uint8Array): Promise<void> => writeFile(join(folder, name), content);
  await Promise.all(Object.entries(FILES).map(([name, content]) => write(name, content)));
  const server = new Server(folder);
  await server.ask("solve arena.json --certificate certificate".split(" "));
  const lines: Target<string> = {
    name: "command lines",
    weight: 1,
    samples: COMMAND_LINES.map((line) => line.replaceAll(" ", "\n").replaceAll("\t", " ")),
    async run(text) {
      const words = text.split("\n");
      if (!isHarmless(words)) return refuse();
      judge(await server.ask(words));
    },
    async end() {
      server.end();
      await rm(folder, { recursive: true });
    },
  };
  return [filesTarget(server, write), lines];
}

/** An input is the number of a command, then the bytes of the last of its files. */
function filesTarget(
  server: Server,
  write: (name: string, content: string | Uint8Array) => Promise<void>,
): Target<Uint8Array> {
  const fileOf = (command: string): string => command.split(" ").findLast((word) => word in FILES) as string;
  return {
    name: "command files",
    weight: 0.5,
    samples: FILE_COMMANDS.map((command, number) => Buffer.from([number, ...Buffer.from(FILES[fileOf(command)])])),
    async run(bytes) {
      const command = FILE_COMMANDS[(bytes[0] ?? 0) % FILE_COMMANDS.length];
      const file = fileOf(command);
      await write(file, bytes.subarray(1));
      try {
        judge(await server.ask(command.split(" ")));
      } finally {
        await write(file, FILES[file]);
      }
    },
  };
}

function judge({ code, notes }: Answer): void {
  insist(!/inside Marienbad|produite dans Marienbad|^ +at /m.test(notes), notes);
  insist([0, 1, 2, INTERRUPTED].includes(code as number), `exit code ${code}: ${notes}`);
  insist(code !== 2 || notes.trim() !== "", "exit code 2 without a word");
  if (code === 2) refuse(notes);
}

/** Files are written only where nobody minds; nobody answers `play`, and `lab` has no end. */
function isHarmless(words: readonly string[]): boolean {
  const writes = /^--?(o|out|output|certificate|database|trace|state|save|book)(=|$)/;
  const isPlain = (word: string | undefined): boolean => word !== undefined && /^[\w.]+$/.test(word);
  return words.every((word, index) => {
    if (["lab", "play", "book"].includes(word)) return false;
    return !writes.test(word) || isPlain(word.includes("=") ? word.slice(word.indexOf("=") + 1) : words[index + 1]);
  });
}

const INTERRUPTED = 130;
/** In milliseconds: then Ctrl-C, then, as late as a busy machine may need, a failure. */
const PATIENCE = 4_000;
const DEAF = 120_000;

interface Answer {
  readonly code: number | null;
  readonly notes: string;
}

/** The process that runs command lines; a new one where the last has ended. */
class Server {
  readonly #folder: string;
  #process: ChildProcess | undefined;
  #notes = "";

  constructor(folder: string) {
    this.#folder = folder;
  }

  async ask(words: readonly string[]): Promise<Answer> {
    const server = await this.#running();
    this.#notes = "";
    const interrupt = setTimeout(() => server.kill("SIGINT"), PATIENCE);
    const kill = setTimeout(() => server.kill("SIGKILL"), PATIENCE + DEAF);
    const answered = once(server, "message").then(([code]) => code as number);
    const ended = once(server, "exit").then(([code, signal]) => {
      if (this.#process === server) this.#process = undefined;
      if (signal === "SIGKILL") throw new Contradiction(`deaf to Ctrl-C for ${DEAF / 1000} s`);
      return code as number | null;
    });
    try {
      server.send(words);
      const code = await Promise.race([answered, ended]);
      await new Promise((resolve) => setImmediate(resolve)); // what it has said is still on its way
      return { code, notes: this.#notes };
    } finally {
      clearTimeout(interrupt);
      clearTimeout(kill);
      for (const event of ["message", "exit", "error"]) server.removeAllListeners(event);
    }
  }

  async #running(): Promise<ChildProcess> {
    if (this.#process !== undefined) return this.#process;
    const file = fileURLToPath(new URL("./command-server.js", import.meta.url));
    const server = spawn(process.execPath, ["--max-old-space-size=1024", file], {
      cwd: this.#folder,
      stdio: ["ignore", openSync("/dev/null", "w"), "pipe", "ipc"],
    });
    server.stderr?.on("data", (piece) => {
      this.#notes += piece;
    });
    await once(server, "message");
    this.#process = server;
    return server;
  }

  end(): void {
    this.#process?.kill();
    this.#process = undefined;
  }
}
