import { runAsync, type Text, text, type Work } from "marienbad/base";
import { gameTree, measureTree, type Result, type TreeNode } from "marienbad/game";
import { loadFamilies } from "marienbad/games";
import { type Call, type Command, flag, integerFlag, say, takeWords, textFlag } from "../core/command.ts";
import { whenRead } from "../core/output.ts";
import { texts } from "../core/texts.ts";
import { SUBJECT_FLAGS } from "../subject/flags.ts";
import { fromFlag, readLine } from "../subject/place.ts";
import { loadSubject, type Subject } from "../subject/subject.ts";

export const tree: Command = {
  name: "tree",
  subjects: loadFamilies,
  usage: "tree GAME|FILE --depth D [key=value…] [--from POSITION] [--along MOVES] [--limit N]",
  flags: [
    flag("depth D", "how many moves deep (default 3)", "profondeur, en coups (3 par défaut)"),
    flag("from POSITION", "the root", "la racine"),
    flag(
      "along MOVES",
      'show one play with its siblings, such as "5 1 3"',
      "montrer une partie et ses variantes, par exemple « 5 1 3 »",
    ),
    flag("limit N", "at most N nodes (default 100,000)", "au plus N nœuds (100 000 par défaut)"),
    ...SUBJECT_FLAGS,
  ],
  examples: ["marienbad tree nim sticks=6 until=1 --depth 6", 'marienbad tree tictactoe --along "5 1 3 7"'],
  async run(call) {
    const [name] = takeWords(call, tree, 1);
    const subject = await loadSubject(call, name);
    const from = fromFlag(call, subject) ?? subject.game.start;
    const line = textFlag(call, "along");
    const along = line === undefined ? undefined : readLine(subject.game, from, line);
    const work = gameTree.work<unknown, unknown>(subject.game, {
      from,
      depth: integerFlag(call, "depth", { min: 0, max: 1000 }, along?.length ?? 3),
      ...(along === undefined ? {} : { along }),
      limit: integerFlag(call, "limit", { min: 1 }, 100_000),
    });
    const root = await runAsync(work, { signal: call.signal }, texts.afterNodes);
    const measures = measureTree(root);
    if (call.json) {
      call.output.json({ ...measures, tree: call.atOnce(() => toJson(subject, root, undefined)) });
    } else {
      await runAsync(print(call, subject, root, undefined, ""), { signal: call.signal });
      call.output.line(say(call, measured(measures)));
    }
    return 0;
  },
};

type Node = TreeNode<unknown, unknown>;

function moveWord({ game }: Subject, node: Node, parent: Node | undefined): string {
  return parent === undefined
    ? game.notation.writePosition(node.position)
    : game.notation.writeMove(node.move, parent.position);
}

function toJson(subject: Subject, node: Node, parent: Node | undefined): unknown {
  return {
    move: parent === undefined ? null : moveWord(subject, node, parent),
    position: subject.game.notation.writePosition(node.position),
    turn: node.turn,
    result: node.result ?? null,
    depth: node.depth,
    degree: node.degree,
    children: node.children.map((child) => toJson(subject, child, node)),
  };
}

function* print(call: Call, subject: Subject, node: Node, parent: Node | undefined, indent: string): Work<void, void> {
  yield* whenRead(call.output, undefined);
  if (call.output.closed) return;
  const end = node.result === undefined ? "" : `  ${call.paint.result(node.result, say(call, ended(node.result)))}`;
  const cut = node.children.length === 0 && node.degree > 0 ? "  …" : "";
  call.output.line(`${indent}${moveWord(subject, node, parent)}${end}${cut}`);
  for (const child of node.children) yield* print(call, subject, child, node, `${indent}  `);
}

const measured = ({ nodes, leaves, height, degree }: ReturnType<typeof measureTree>): Text =>
  text(
    `${nodes} nodes, ${leaves} leaves, height ${height}, degree at most ${degree}`,
    `${nodes} nœuds, ${leaves} feuilles, hauteur ${height}, degré au plus ${degree}`,
  );

const ended = (how: Exclude<Result, undefined>): Text =>
  how === "draw" ? text("= draw", "= nulle") : text(`= player ${how} wins`, `= le joueur ${how} gagne`);
