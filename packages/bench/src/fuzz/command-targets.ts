import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type AnyTarget, Contradiction, insist, refuse, type Target } from "./target.ts";

/** Command lines that end soon; a tab is a blank within a word. */
const COMMAND_LINES: readonly string[] = [
  "games",
  "games nim --lang fr",
  "solve nim sticks=10 take=1,2 --json",
  "solve arena.py --dead-end mover-loses",
  "solve arena.json --lang fr",
  "solve arena.gm --json",
  "solve arena.dot.gz --lang fr",
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

/** The commands about files, with each of their files to be damaged. */
const FILE_COMMANDS = COMMAND_LINES.flatMap((line) => {
  const words = line.split(" ");
  return words.filter((word) => word in FILES).map((file) => ({ words, file }));
});

/** Any words, and any content of files, get exit code 0, 1 or 2, and one clear sentence. */
export async function commandTargets(): Promise<AnyTarget[]> {
  const folder = await mkdtemp(join(tmpdir(), "marienbad-fuzz-"));
  const write = (name: string, content: string | Uint8Array): Promise<void> => writeFile(join(folder, name), content);
  await Promise.all(Object.entries(FILES).map(([name, content]) => write(name, content)));
  const server = commandServer(folder);
  await server.ask("solve arena.json --certificate certificate".split(" "));
  /** An input is the number of a command, followed by the bytes of its file. */
  const files: Target<Uint8Array> = {
    name: "command files",
    weight: 0.5,
    samples: FILE_COMMANDS.map(({ file }, number) => Buffer.from([number, ...Buffer.from(FILES[file])])),
    async run(bytes) {
      const { words, file } = FILE_COMMANDS[(bytes[0] ?? 0) % FILE_COMMANDS.length];
      await write(file, bytes.subarray(1));
      try {
        judge(await server.ask(words));
      } finally {
        await write(file, FILES[file]);
      }
    },
  };
  const lines: Target<string> = {
    name: "command lines",
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
  return [files, lines];
}

const INTERRUPTED = 130;

function judge({ code, notes }: Answer): void {
  insist(!/inside Marienbad|produite dans Marienbad|^ +at /m.test(notes), notes);
  insist([0, 1, 2, INTERRUPTED].includes(code as number), `exit code ${code}: ${notes}`);
  insist(code !== 2 || notes.trim() !== "", "exit code 2 without a word");
  if (code === 2) refuse(notes);
}

/** True for commands that end without a dialogue and write only into their folder. */
function isHarmless(words: readonly string[]): boolean {
  const writes = /^--?(o|out|output|certificate|database|trace|state|save|book)(=|$)/;
  return words.every((word, index) => {
    if (["lab", "play", "book"].includes(word)) return false;
    const name = word.includes("=") ? word.slice(word.indexOf("=") + 1) : words[index + 1];
    return !writes.test(word) || (name !== undefined && /^[\w.]+$/.test(name));
  });
}

/** Milliseconds until Ctrl-C, and from then until a failure: as long as a busy machine may need. */
const PATIENCE = 4_000;
const DEAF = 120_000;

interface Answer {
  readonly code: number | null;
  readonly notes: string;
}

/** A process that runs command lines; a new one after the last has ended. */
function commandServer(folder: string) {
  let running: ChildProcess | undefined;
  let notes = "";

  async function begun(): Promise<ChildProcess> {
    const server = fork(new URL("./command-server.js", import.meta.url), {
      cwd: folder,
      execArgv: ["--max-old-space-size=1024"],
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    server.stderr?.on("data", (piece) => {
      notes += piece;
    });
    await once(server, "message");
    return server;
  }

  async function ask(words: readonly string[]): Promise<Answer> {
    running ??= await begun();
    const server = running;
    notes = "";
    const interrupt = setTimeout(() => server.kill("SIGINT"), PATIENCE);
    const kill = setTimeout(() => server.kill("SIGKILL"), PATIENCE + DEAF);
    const answered = once(server, "message").then(([code]) => code as number);
    const ended = once(server, "exit").then(([code, signal]) => {
      running = undefined;
      if (signal === "SIGKILL") throw new Contradiction(`deaf to Ctrl-C for ${DEAF / 1000} s`);
      return code as number | null;
    });
    try {
      server.send(words);
      const code = await Promise.race([answered, ended]);
      await new Promise((resolve) => setImmediate(resolve)); // its notes are still on their way
      return { code, notes };
    } finally {
      clearTimeout(interrupt);
      clearTimeout(kill);
      for (const event of ["message", "exit", "error"]) server.removeAllListeners(event);
    }
  }

  return { ask, end: () => running?.kill() };
}
