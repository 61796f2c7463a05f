import { extname } from "node:path";
import { ARENA_FORMATS } from "../../arena/index.ts";
import { MarienbadError, unwrap } from "../../base/error.ts";
import {
  ARENA_LAYOUTS,
  FIGURE_FORMATS,
  FIGURES,
  type Figure,
  type FigureFormat,
  type FigureOptions,
  findFigure,
  findFigureFormat,
  findVocabulary,
  THEMES,
  VOCABULARIES,
} from "../../figure/index.ts";
import { type AnyKit, readMove, splitMoves } from "../../game/index.ts";
import { readText, writeFileSafely } from "../../node/files.ts";
import {
  graphGame,
  heightOf,
  heuristicByName,
  MAX_DEPTH,
  readScoredGraph,
  readScoreTree,
  treeGame,
} from "../../search/index.ts";
import { type Call, type Command, choiceFlag, integerFlag, switchFlag, takeWords, textFlag } from "../core/command.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { fromFlag } from "../subject/place.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";

const FIGURE_IDS = FIGURES.map(({ id }) => id);
const FORMAT_IDS = FIGURE_FORMATS.map(({ id }) => id);
const MOST_DRAWN = 20_000;
const SEARCHES = ["minimax", "alphabeta"];

export const draw: Command = {
  name: "draw",
  usage: `draw GAME|FILE [key=value…] --figure ${FIGURE_IDS.join("|")} [--format ${FORMAT_IDS.join("|")}] [--blank] [-o FILE], draw tree '[[3,5],[2,9]]' --figure ${SEARCHES.join("|")}`,
  summary: {
    en: "Figures for a sheet or a page: arenas, attractors, strategies, trees, plays.",
    fr: "Des figures pour une feuille ou une page : arènes, attracteurs, stratégies, arbres, parties.",
  },
  flags: [
    {
      name: "figure",
      value: FIGURE_IDS.join("|"),
      summary: { en: "what to draw (default arena)", fr: "que dessiner (arena par défaut)" },
    },
    {
      name: "format",
      value: FORMAT_IDS.join("|"),
      summary: {
        en: "the format (default that of the file's ending, else svg)",
        fr: "le format (celui du nom de fichier, sinon svg)",
      },
    },
    { name: "o", value: "FILE", summary: { en: "write into a file", fr: "écrire dans un fichier" } },
    { name: "blank", summary: { en: "leave the answers out", fr: "sans les réponses, à compléter" } },
    {
      name: "vocabulary",
      value: VOCABULARIES.map(({ id }) => id).join("|"),
      summary: { en: "what the players are called", fr: "les noms des joueurs" },
    },
    {
      name: "depth",
      value: "D",
      summary: { en: "how many moves deep", fr: "profondeur, en coups" },
    },
    { name: "from", value: "POSITION", summary: { en: "begin here", fr: "commencer ici" } },
    {
      name: "along",
      value: "MOVES",
      summary: {
        en: "tree: one play among its siblings; arena: a play on it",
        fr: "tree : une partie parmi ses variantes ; arena : une partie dessus",
      },
    },
    {
      name: "player",
      value: "0|1",
      summary: { en: "attractor: whose (default 0)", fr: "attractor : de quel joueur (0 par défaut)" },
    },
    {
      name: "layout",
      value: ARENA_LAYOUTS.join("|"),
      summary: {
        en: "arenas: two rows, layers, or columns by rank",
        fr: "arènes : deux rangées, couches, ou colonnes par rang",
      },
    },
    {
      name: "heuristic",
      value: "NAME",
      summary: {
        en: "minimax, alphabeta: how to judge unfinished positions",
        fr: "minimax, alphabeta : comment juger les positions non finies",
      },
    },
    {
      name: "limit",
      value: "N",
      summary: { en: "the most vertices or nodes", fr: "nombre de sommets ou de nœuds au plus" },
    },
    {
      name: "theme",
      value: THEMES.join("|"),
      summary: { en: "colours (auto: the reader's, where it can be)", fr: "couleurs (auto : celles du lecteur)" },
    },
    { name: "no-legend", summary: { en: "do not explain the signs", fr: "sans la légende" } },
    {
      name: "picture",
      summary: { en: "tikz: a picture to include, no document", fr: "tikz : une image à inclure, sans document" },
    },
    {
      name: "input",
      value: ARENA_FORMATS.map(({ id }) => id).join("|"),
      summary: {
        en: "format of the arena's file, when its ending does not tell",
        fr: "format du fichier de l'arène, si son nom ne le dit pas",
      },
    },
    ...SUBJECT_FLAGS.filter(({ name }) => name !== "format"),
  ],
  examples: [
    "marienbad draw nim sticks=10 take=1,2 --figure attractor -o attractor.svg",
    "marienbad draw nim sticks=6 until=1 --figure plays --vocabulary white/black --format tikz",
    'marienbad draw tictactoe --figure tree --along "5 1 3 7" -o tree.svg',
    "marienbad draw tree '[[[1],[4,-2,1]],[[-1],[5]],[[-3,-3],[5]]]' --figure alphabeta --blank",
  ],
  async run(call) {
    const [what, ...place] = takeWords(call, draw, 1, 2);
    const drawn = await readDrawn(call, what, place[0]);
    const figureId = choiceFlag(call, "figure", FIGURE_IDS) ?? (drawn.scored ? "minimax" : "arena");
    if (drawn.scored && !SEARCHES.includes(figureId)) {
      throw new MarienbadError("not-applicable", {
        en: `A ${what} of scores is searched: --figure should be ${SEARCHES.join(" or ")}.`,
        fr: `Un arbre ou un graphe de valeurs s'explore : --figure devrait être ${SEARCHES.join(" ou ")}.`,
      });
    }
    const figure = findFigure(figureId);
    refuseFlags(call, figure);
    const format = readFormat(call);
    const { kit, arena } = drawn.subject;
    const scene = figure.draw({ kit, ...(arena === undefined ? {} : { arena }) }, readFigureOptions(call, drawn));
    const text = format.write(scene, {
      theme: choiceFlag(call, "theme", THEMES) ?? "auto",
      legend: !switchFlag(call, "no-legend"),
      picture: switchFlag(call, "picture"),
    });
    const path = textFlag(call, "o");
    if (path !== undefined) await writeFileSafely(path, text);
    if (call.json) {
      const { nodes, edges, title } = scene;
      const counts = { nodes: nodes.filter(({ width }) => width > 0).length, edges: edges.length };
      const where = path === undefined ? { text } : { file: path };
      call.output.json({ figure: figure.id, format: format.id, title, ...counts, ...where });
    } else if (path === undefined) call.output.line(text.trimEnd());
    return 0;
  },
};

interface Drawn {
  readonly subject: Subject;
  /** A tree or a graph of scores, where nobody wins. */
  readonly scored: boolean;
  /** Whether its positions have names worth showing. */
  readonly named: boolean;
  /** The depth that sees everything, where that is known. */
  readonly height?: number;
}

async function readDrawn(call: Call, what: string, text: string | undefined): Promise<Drawn> {
  if (what !== "tree" && what !== "graph") {
    if (text !== undefined) takeWords(call, draw, 1);
    // Here --format is the figure's, so that of the file has another name.
    const { format: _, input, ...flags } = call.flags;
    const reading: Call = { ...call, flags: input === undefined ? flags : { ...flags, format: input } };
    return { subject: await loadSubject(reading, what), scored: false, named: true };
  }
  const [option] = Object.keys(call.options);
  if (option !== undefined) {
    throw new MarienbadError("unknown-name", {
      en: `A ${what} has no option ${option}=.`,
      fr: `L'option ${option}= ne veut rien dire pour ${what}.`,
    });
  }
  if (text === undefined) {
    throw new MarienbadError("bad-argument", {
      en: `The ${what} is missing. Usage: marienbad ${draw.usage}`,
      fr: `Il manque le texte après ${what}. Usage : marienbad ${draw.usage}`,
    });
  }
  const written = /[[({=]/.test(text) ? text : await readText(text);
  const subjectOf = (kit: AnyKit): Subject => ({ name: what, options: {}, kit, arena: undefined });
  if (what === "graph") {
    return { subject: subjectOf(unwrap(graphGame(unwrap(readScoredGraph(written))))), scored: true, named: true };
  }
  const tree = unwrap(readScoreTree(written));
  return { subject: subjectOf(treeGame(tree)), scored: true, named: false, height: Math.max(1, heightOf(tree)) };
}

/** Flags that mean nothing to the figure are refused, not ignored. */
function refuseFlags(call: Call, figure: Figure): void {
  for (const name of ["depth", "from", "along", "player", "layout", "heuristic"] as const) {
    if (call.flags[name] === undefined || figure.takes.includes(name)) continue;
    const others = FIGURES.filter(({ takes }) => takes.includes(name)).map(({ id }) => id);
    throw new MarienbadError("not-applicable", {
      en: `--${name} means nothing to the figure ${figure.id}: it is for ${others.join(", ")}.`,
      fr: `--${name} ne veut rien dire pour la figure ${figure.id} : c'est pour ${others.join(", ")}.`,
    });
  }
}

function readFormat(call: Call): FigureFormat {
  const asked = choiceFlag(call, "format", FORMAT_IDS);
  const path = textFlag(call, "o");
  if (asked !== undefined) return findFigureFormat(asked);
  if (path === undefined) return FIGURE_FORMATS[0];
  const found = FIGURE_FORMATS.find(({ endings }) => endings.includes(extname(path).slice(1)));
  if (found !== undefined) return found;
  const known = FIGURE_FORMATS.map(({ endings }) => `.${endings[0]}`).join(", ");
  throw new MarienbadError("bad-argument", {
    en: `${path} tells no format: it should end in ${known}, or --format should tell.`,
    fr: `${path} ne dit pas le format : il devrait finir par ${known}, ou --format devrait le dire.`,
  });
}

function readFigureOptions(call: Call, { subject, named, height }: Drawn): FigureOptions {
  const { kit } = subject;
  const text = (name: string): string | undefined => textFlag(call, name);
  const from = fromFlag(call, subject);
  const along = text("along");
  const heuristic = text("heuristic");
  const vocabulary = text("vocabulary");
  const layout = choiceFlag(call, "layout", ARENA_LAYOUTS);
  const player = choiceFlag(call, "player", ["0", "1"]);
  const depth = integerFlag(call, "depth", { min: 1, max: MAX_DEPTH }) ?? height;
  const limit = integerFlag(call, "limit", { min: 1, max: MOST_DRAWN });
  return {
    language: call.language,
    blank: switchFlag(call, "blank"),
    positions: named,
    ...(from === undefined ? {} : { from }),
    ...(along === undefined ? {} : { along: readLine(kit, from ?? kit.rules.start, along) }),
    ...(heuristic === undefined ? {} : { heuristic: heuristicByName(kit, heuristic) }),
    ...(vocabulary === undefined ? {} : { vocabulary: findVocabulary(vocabulary) }),
    ...(layout === undefined ? {} : { layout }),
    ...(player === undefined ? {} : { player: player === "0" ? 0 : 1 }),
    ...(depth === undefined ? {} : { depth }),
    ...(limit === undefined ? {} : { limit }),
  };
}

/** The moves of a line of play, read one after the other. */
function readLine(kit: AnyKit, from: unknown, text: string): unknown[] {
  const moves: unknown[] = [];
  let position = from;
  for (const written of splitMoves(text)) {
    const move = readMove(kit, position, written);
    moves.push(move);
    position = kit.rules.play(position, move);
  }
  return moves;
}
