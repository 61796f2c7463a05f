import { MarienbadError } from "marienbad/base";
import { loadFamilies } from "marienbad/games";
import { heuristicByName, MAX_DEPTH } from "marienbad/search";
import {
  ARENA_LAYOUTS,
  FIGURE_FORMATS,
  FIGURES,
  type Figure,
  type FigureOptions,
  type FigureSubject,
  findFigure,
  findVocabulary,
  VOCABULARIES,
} from "marienbad-figure";
import {
  type Call,
  type Command,
  choiceFlag,
  flag,
  integerFlag,
  refuseOptions,
  switchFlag,
  takeWords,
  textFlag,
} from "../core/command.ts";
import { withObjective } from "../objective/objective.ts";
import { FRAME_FLAGS, FRAME_FORMAT_IDS, frameFormat, secondsFlag, writeFrames } from "../report/frames.ts";
import { PICTURE_FLAGS, pictureFormat, writePicture } from "../report/picture.ts";
import { OBJECTIVE_FLAGS, SUBJECT_FLAGS } from "../subject/flags.ts";
import { fromFlag, readLine } from "../subject/place.ts";
import { readScored } from "../subject/scored.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";
import { texts } from "./texts.ts";

const FIGURE_IDS = FIGURES.map(({ id }) => id);
const ALL_FORMATS = [...new Set([...FIGURE_FORMATS.map(({ id }) => id), ...FRAME_FORMAT_IDS])];
const MAX_DRAWN = 20_000;
const SEARCHES = ["minimax", "alphabeta"];

export const draw: Command = {
  name: "draw",
  subjects: loadFamilies,
  usage:
    `draw GAME|FILE [key=value…] --figure ${FIGURE_IDS.join("|")} [--format ${ALL_FORMATS.join("|")}] ` +
    `[--blank] [--frames] [-o FILE], draw tree '[[3,5],[2,9]]' --figure ${SEARCHES.join("|")}`,
  flags: [
    flag(`figure ${FIGURE_IDS.join("|")}`, "what to draw (default arena)", "que dessiner (arena par défaut)"),
    flag("blank", "leave the answers out", "sans les réponses, à compléter"),
    flag(
      `vocabulary ${VOCABULARIES.map(({ id }) => id).join("|")}`,
      "what the players are called",
      "les noms des joueurs",
    ),
    flag("depth D", "how many moves deep", "profondeur, en coups"),
    flag("from POSITION", "begin here", "commencer ici"),
    flag(
      "along MOVES",
      "tree: one play among its siblings; arena: a play on it",
      "tree : une partie parmi ses variantes ; arena : une partie dessus",
    ),
    flag("player 0|1", "attractor: whose (default 0)", "attractor : de quel joueur (0 par défaut)"),
    flag(
      `layout ${ARENA_LAYOUTS.join("|")}`,
      "arenas: two rows, layers, or columns by rank",
      "arènes : deux rangées, couches, ou colonnes par rang",
    ),
    flag(
      "heuristic NAME",
      "minimax, alphabeta: how to judge unfinished positions",
      "minimax, alphabeta : comment juger les positions non finies",
    ),
    flag("limit N", "at most N vertices or nodes", "au plus N sommets ou nœuds"),
    ...FRAME_FLAGS,
    ...PICTURE_FLAGS.map((flag) => (flag.name === "format" ? { ...flag, value: ALL_FORMATS.join("|") } : flag)),
    ...OBJECTIVE_FLAGS,
    ...SUBJECT_FLAGS,
  ],
  examples: [
    "marienbad draw nim sticks=10 take=1,2 --figure attractor -o attractor.svg",
    "marienbad draw nim sticks=10 take=1,2 --figure attractor --frames -o attractor.gif",
    "marienbad draw tree '[[[3,17],[2,12]],[[15,4],[25,0]]]' --figure alphabeta --frames -o slides.tex",
    "marienbad draw nim sticks=6 until=1 --figure plays --vocabulary white/black --format tikz",
    'marienbad draw tictactoe --figure tree --along "5 1 3 7" -o tree.svg',
    "marienbad draw game.pg --figure strategy -o game.svg",
    "marienbad draw tree '[[[1],[4,-2,1]],[[-1],[5]],[[-3,-3],[5]]]' --figure alphabeta --blank",
  ],
  async run(call) {
    const [what, ...place] = takeWords(call, draw, 1, 2);
    const drawn = await readDrawn(call, what, place[0]);
    const figureId = choiceFlag(call, "figure", FIGURE_IDS) ?? (drawn.scored ? "minimax" : "arena");
    if (drawn.scored && !SEARCHES.includes(figureId)) {
      throw new MarienbadError("not-applicable", texts.onlySearched(SEARCHES));
    }
    const figure = findFigure(figureId);
    refuseFlags(call, figure);
    const { game, arena } = drawn.subject;
    const subject = { game, ...(arena === undefined ? {} : { arena }) };
    const options = readFigureOptions(call, drawn);
    if (switchFlag(call, "frames")) return drawFrames(call, figure, subject, options);
    const format = pictureFormat(call);
    const scene = call.atOnce(() => figure.draw(subject, options));
    const { text: drawing, path } = await writePicture(call, scene, format);
    if (call.json) {
      const { nodes, edges, title } = scene;
      const counts = { nodes: nodes.filter(({ width }) => width > 0).length, edges: edges.length };
      const where = path === undefined ? { text: drawing } : { file: path };
      call.output.json({ figure: figure.id, format: format.id, title, ...counts, ...where });
    } else if (path === undefined) call.output.line(drawing.trimEnd());
    return 0;
  },
};

async function drawFrames(call: Call, figure: Figure, subject: FigureSubject, options: FigureOptions): Promise<number> {
  const format = frameFormat(call);
  const seconds = secondsFlag(call);
  const frames = call.atOnce(() => figure.frames?.(subject, options) ?? []);
  const written = await writeFrames(call, frames, format, seconds);
  if (call.json) {
    const { title } = frames[0];
    call.output.json({ figure: figure.id, format: format.id, title, frames: frames.length, ...written });
  } else if ("text" in written) call.output.line(written.text.trimEnd());
  return 0;
}

interface Drawn {
  readonly subject: Subject;
  /** True for a tree or a graph of scores, which have no winner. */
  readonly scored: boolean;
  readonly named: boolean;
  readonly height?: number;
}

async function readDrawn(call: Call, what: string, given: string | undefined): Promise<Drawn> {
  if (what !== "tree" && what !== "graph") {
    if (given !== undefined) takeWords(call, draw, 1);
    return { subject: withObjective(call, await loadSubject(call, what, true)), scored: false, named: true };
  }
  refuseOptions(call, (option) => texts.noOption(what, option));
  if (given === undefined) throw new MarienbadError("bad-argument", texts.missingTree(what, draw.usage));
  const { game, ...height } = await readScored(what, given);
  const subject: Subject = { ref: { game: what }, game: { ...game, id: what, options: {} }, arena: undefined };
  return { subject, scored: true, named: what === "graph", ...height };
}

function refuseFlags(call: Call, figure: Figure): void {
  const inFrames = switchFlag(call, "frames");
  if (inFrames && figure.frames === undefined) {
    const others = FIGURES.filter(({ frames }) => frames !== undefined).map(({ id }) => id);
    throw new MarienbadError("not-applicable", texts.noFrames(figure.id, others));
  }
  if (inFrames && switchFlag(call, "blank")) throw new MarienbadError("not-applicable", texts.notWithFrames("blank"));
  if (!inFrames && call.flags.seconds !== undefined) {
    throw new MarienbadError("not-applicable", texts.onlyWithFrames("seconds"));
  }
  for (const name of ["depth", "from", "along", "player", "layout", "heuristic"] as const) {
    if (call.flags[name] === undefined || figure.takes.includes(name)) continue;
    const others = FIGURES.filter(({ takes }) => takes.includes(name)).map(({ id }) => id);
    throw new MarienbadError("not-applicable", texts.flagOfOthers(name, figure.id, others));
  }
}

function readFigureOptions(call: Call, { subject, named, height }: Drawn): FigureOptions {
  const { game } = subject;
  const from = fromFlag(call, subject);
  const along = textFlag(call, "along");
  const heuristic = textFlag(call, "heuristic");
  const vocabulary = textFlag(call, "vocabulary");
  const layout = choiceFlag(call, "layout", ARENA_LAYOUTS);
  const player = choiceFlag(call, "player", ["0", "1"]);
  const depth = integerFlag(call, "depth", { min: 1, max: MAX_DEPTH }) ?? height;
  const limit = integerFlag(call, "limit", { min: 1, max: MAX_DRAWN });
  return {
    language: call.language,
    blank: switchFlag(call, "blank"),
    positions: named,
    ...(from === undefined ? {} : { from }),
    ...(along === undefined ? {} : { along: readLine(game, from ?? game.start, along) }),
    ...(heuristic === undefined ? {} : { heuristic: heuristicByName(game, heuristic) }),
    ...(vocabulary === undefined ? {} : { vocabulary: findVocabulary(vocabulary) }),
    ...(layout === undefined ? {} : { layout }),
    ...(player === undefined ? {} : { player: player === "0" ? 0 : 1 }),
    ...(depth === undefined ? {} : { depth }),
    ...(limit === undefined ? {} : { limit }),
  };
}
