import { MarienbadError } from "marienbad/base";
import { type AnyGame, fullGame, type GivenGame, type Play, plays } from "marienbad/game";
import { boundsOf } from "../geometry.ts";
import { type FigureOptions, nameOf, type Style, styleOf } from "../options.ts";
import type { Scene } from "../scene.ts";
import { shapesLegend } from "./legend.ts";
import { texts, titleOf, word } from "./texts.ts";
import { endLegend, moveLabel, positionItem, READABLE_NODES } from "./tree.ts";
import { type TreeItem, treeParts } from "./tree-scene.ts";

interface Branch {
  readonly position: unknown;
  readonly move: unknown;
  readonly children: Branch[];
  /** A play that comes back here to an earlier position stops. */
  readonly cycles: boolean;
}

/** Every play from a position, those with the same beginning drawn together, and who wins each. */
export function playsFigure(given: GivenGame, options: FigureOptions = {}): Scene {
  const game = fullGame(given);
  const style = styleOf(options);
  const { limit = READABLE_NODES } = options;
  const from = options.from ?? game.start;
  const root: Branch = { position: from, move: undefined, children: [], cycles: false };
  const wonBy: [number, number] = [0, 0];
  let total = 0;
  let nodes = 1;
  for (const play of plays<unknown, unknown>(game, from)) {
    total++;
    if (play.end === 0 || play.end === 1) wonBy[play.end]++;
    nodes += graft(root, play);
    if (nodes > limit) {
      throw new MarienbadError("limit-reached", texts.tooManyPlays(limit), { parameters: { limit } });
    }
  }
  const parts = treeParts(itemOf(game, root, undefined, style), style);
  const bounds = boundsOf({ ...parts, groups: [] });
  const count = texts.countOfPlays({ total, wonBy }, [nameOf(0, style), nameOf(1, style)])[style.language];
  const countText = {
    text: count,
    x: bounds.x + bounds.width / 2,
    y: bounds.y + bounds.height + 18,
    anchor: "middle",
    size: "normal",
    tone: "plain",
  } as const;
  return {
    id: "plays",
    title: titleOf(style, "playsTitle"),
    direction: "down",
    groups: [],
    ...parts,
    texts: style.blank ? parts.texts : [...parts.texts, countText],
    legend: [...shapesLegend(style, false), ...endLegend(style, parts.nodes)],
  };
}

/** Adds a play to the tree, beginning where it parts from the one before; tells how many nodes are new. */
function graft(root: Branch, { moves, positions, end }: Play<unknown, unknown>): number {
  let branch = root;
  let added = 0;
  moves.forEach((move, index) => {
    const last = branch.children[branch.children.length - 1];
    const cycles = end === "cycle" && index === moves.length - 1;
    // Plays come depth first, so a shared beginning is always the last branch.
    if (last !== undefined && last.move === move && !last.cycles && !cycles) {
      branch = last;
      return;
    }
    const fresh: Branch = { position: positions[index + 1], move, children: [], cycles };
    branch.children.push(fresh);
    branch = fresh;
    added++;
  });
  return added;
}

function itemOf(game: AnyGame, branch: Branch, parent: Branch | undefined, style: Style): TreeItem {
  const { position, move, children, cycles } = branch;
  const item = positionItem(game, position, game.turn(position), game.result(position), style, parent === undefined);
  return {
    ...item,
    ...(cycles && !style.blank
      ? {
          look: { tone: "faded" as const, stroke: "dotted" as const },
          note: { side: "below" as const, lines: [`↺ ${word(style, "back")}`] },
        }
      : {}),
    edge: parent === undefined ? {} : moveLabel(game, move, parent.position),
    children: children.map((child) => itemOf(game, child, branch, style)),
  };
}
