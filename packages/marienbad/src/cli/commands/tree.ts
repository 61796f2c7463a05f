import { gameTree, measureTree, readMove, splitMoves, type TreeNode } from "../../game/index.ts";
import { type Call, type Command, integerFlag, say, takeWords, textFlag } from "../core/command.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { fromFlag } from "../subject/place.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";

export const tree: Command = {
  name: "tree",
  usage: "tree GAME|FILE --depth D [key=value…] [--from POSITION] [--along MOVES] [--limit N]",
  summary: {
    en: "The game tree down to a depth, with its measures.",
    fr: "L'arbre de jeu jusqu'à une profondeur, et ses mesures.",
  },
  flags: [
    {
      name: "depth",
      value: "D",
      summary: { en: "how many moves deep (default 3)", fr: "profondeur, en coups (3 par défaut)" },
    },
    { name: "from", value: "POSITION", summary: { en: "the root", fr: "la racine" } },
    {
      name: "along",
      value: "MOVES",
      summary: {
        en: 'show one play with its siblings, such as "5 1 3"',
        fr: "montrer une partie et ses variantes, par exemple « 5 1 3 »",
      },
    },
    {
      name: "limit",
      value: "N",
      summary: { en: "the most nodes (default 100,000)", fr: "nombre de nœuds au plus (100 000 par défaut)" },
    },
    ...SUBJECT_FLAGS,
  ],
  examples: ["marienbad tree nim sticks=6 until=1 --depth 6", 'marienbad tree tictactoe --along "5 1 3 7"'],
  async run(call) {
    const [name] = takeWords(call, tree, 1);
    const subject = await loadSubject(call, name);
    const from = fromFlag(call, subject) ?? subject.kit.rules.start;
    const along = readLine(subject, from, textFlag(call, "along"));
    const root = gameTree<unknown, unknown>(subject.kit.rules, {
      from,
      depth: integerFlag(call, "depth", { min: 0, max: 1000 }, along?.length ?? 3),
      ...(along === undefined ? {} : { along }),
      limit: integerFlag(call, "limit", { min: 1 }, 100_000),
    });
    const measures = measureTree(root);
    if (call.json) {
      call.output.json({ ...measures, tree: toJson(subject, root, undefined) });
    } else {
      print(call, subject, root, undefined, "");
      const { nodes, leaves, height, degree } = measures;
      call.output.line(
        say(call, {
          en: `${nodes} nodes, ${leaves} leaves, height ${height}, degree at most ${degree}`,
          fr: `${nodes} nœuds, ${leaves} feuilles, hauteur ${height}, degré au plus ${degree}`,
        }),
      );
    }
    return 0;
  },
};

/** The moves of a line of play, read one after the other. */
function readLine({ kit }: Subject, from: unknown, text: string | undefined): unknown[] | undefined {
  if (text === undefined) return undefined;
  const moves: unknown[] = [];
  let position = from;
  for (const word of splitMoves(text)) {
    const move = readMove(kit, position, word);
    moves.push(move);
    position = kit.rules.play(position, move);
  }
  return moves;
}

type Node = TreeNode<unknown, unknown>;

function moveWord({ kit }: Subject, node: Node, parent: Node | undefined): string {
  return parent === undefined
    ? kit.notation.writePosition(node.position)
    : kit.notation.writeMove(node.move, parent.position);
}

function toJson(subject: Subject, node: Node, parent: Node | undefined): unknown {
  return {
    move: parent === undefined ? null : moveWord(subject, node, parent),
    position: subject.kit.notation.writePosition(node.position),
    turn: node.turn,
    result: node.result ?? null,
    depth: node.depth,
    degree: node.degree,
    children: node.children.map((child) => toJson(subject, child, node)),
  };
}

function print(call: Call, subject: Subject, node: Node, parent: Node | undefined, indent: string): void {
  if (call.output.closed) return;
  const { result } = node;
  const end =
    result === undefined
      ? ""
      : result === "draw"
        ? say(call, { en: "  = draw", fr: "  = nulle" })
        : say(call, { en: `  = player ${result} wins`, fr: `  = le joueur ${result} gagne` });
  const cut = node.children.length === 0 && node.degree > 0 ? "  …" : "";
  call.output.line(`${indent}${moveWord(subject, node, parent)}${end}${cut}`);
  for (const child of node.children) print(call, subject, child, node, `${indent}  `);
}
