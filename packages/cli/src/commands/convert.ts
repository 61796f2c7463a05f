import {
  ARENA_FORMATS,
  type Arena,
  type ArenaFormat,
  makeBipartite,
  objectiveOf,
  transposed,
  withoutParallelEdges,
} from "marienbad/arena";
import { MarienbadError, type Text, text, throwIfAborted } from "marienbad/base";
import { loadFamilies } from "marienbad/games";
import { asParity } from "marienbad/objective";
import { writeFileSafely } from "marienbad-databases/system";
import { type Call, type Command, choiceFlag, flag, say, switchFlag, takeWords, textFlag } from "../core/command.ts";
import { objectiveOptions } from "../objective/objective.ts";
import { exploreSubject } from "../subject/explore.ts";
import { ARENA_FORMAT_IDS, LIMIT_FLAG, OBJECTIVE_FLAGS, objectiveFlag, SUBJECT_FLAGS } from "../subject/flags.ts";
import { loadSubject } from "../subject/subject.ts";

export const convert: Command = {
  name: "convert",
  subjects: loadFamilies,
  usage:
    `convert FILE|GAME --format ${ARENA_FORMAT_IDS.join("|")} [key=value…] [--objective ID] ` +
    "[--bipartite] [--transpose] [-o FILE]",
  flags: [
    flag(`format ${ARENA_FORMAT_IDS.join("|")}`, "the format to write", "le format voulu"),
    flag("o FILE", "write into a file", "écrire dans un fichier"),
    flag(
      "bipartite",
      "insert a vertex where a move keeps the turn (winners stay, ranks grow)",
      "insérer un sommet où un coup garde le trait (mêmes gagnants, rangs plus grands)",
    ),
    flag("transpose", "turn every edge around", "retourner tous les arcs"),
    LIMIT_FLAG,
    ...OBJECTIVE_FLAGS,
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad convert nim sticks=10 take=1,2 --format py",
    "marienbad convert arena.py --format dot -o arena.dot",
  ],
  async run(call) {
    const [name] = takeWords(call, convert, 1);
    const id = choiceFlag(call, "format", ARENA_FORMAT_IDS);
    const format = ARENA_FORMATS.find((candidate) => candidate.id === id);
    if (format === undefined) throw new MarienbadError("bad-argument", noFormat(ARENA_FORMAT_IDS));
    const subject = await loadSubject(call, name, true);
    const explored = await exploreSubject(call, subject, { keepPositions: true });
    const arena = saysObjective(call, format, explored.arena);
    const single = call.atOnce(() => {
      const once = withoutParallelEdges(arena);
      const alternating = switchFlag(call, "bipartite") ? makeBipartite(once) : once;
      return switchFlag(call, "transpose") ? transposed(alternating) : alternating;
    });
    const path = textFlag(call, "o");
    const pieces = watched(call, format.pieces(single));
    if (path !== undefined) await writeFileSafely(path, pieces);
    else if (!call.json) await call.output.pieces(pieces);
    else call.output.json({ format: format.id, text: call.atOnce(() => format.write(single)) });
    return 0;
  },
};

/** The arena with the requested objective; as priorities if the format has nothing else. */
function saysObjective(call: Call, format: ArenaFormat, arena: Arena): Arena {
  const objective = objectiveFlag(call) ?? objectiveOf(arena);
  if (objective === "reach") return arena;
  if (format.id === "gm" && objective !== "safety") return asParity(arena, objectiveOptions(call, arena));
  return objective === objectiveOf(arena) ? arena : { ...arena, objective };
}

/** The same pieces, with progress; ends on Ctrl-C. */
function* watched(call: Call, pieces: Iterable<Uint8Array>): Generator<Uint8Array, void, void> {
  let bytes = 0;
  for (const piece of pieces) {
    throwIfAborted(call.signal);
    yield piece;
    bytes += piece.length;
    call.output.progress(say(call, written(bytes)));
  }
  call.output.done();
}

const noFormat = (formats: readonly string[]): Text =>
  text(`--format is missing: it takes ${formats.join(" or ")}.`, `--format manque : il faut ${formats.join(" ou ")}.`);

const written = (bytes: number): Text => {
  const megabytes = Math.round(bytes / 1e6);
  return text(`${megabytes.toLocaleString("en")} MB`, `${megabytes.toLocaleString("fr")} Mo`);
};
