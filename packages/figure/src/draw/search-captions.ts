import type { Text } from "marienbad/base";
import { type AnyGame, opponent } from "marienbad/game";
import { searchSentences } from "marienbad/search";
import { type FigureOptions, nameOf, type Style } from "../options.ts";
import type { SearchNode } from "./search-tree.ts";
import { writeValue } from "./texts.ts";

const SIGN = { exact: "", lower: "≥ ", upper: "≤ " } as const;

/** What the search does when it finds each of its values, in this order: the sentences that the lab shows there. */
export function searchCaptions(
  root: SearchNode,
  game: AnyGame,
  { positions = true }: FigureOptions,
  style: Style,
): string[] {
  const write = (value: number): string => writeValue(value, style.language);
  const say = (words: Text): string => words[style.language];
  const captions: string[] = [];
  const nameOfNode = (node: SearchNode): string => {
    if (node.parent === undefined) return say(searchSentences.theRoot);
    if (!positions) return say(searchSentences.nodeNamed(game.notation.writePosition(node.position)));
    const moves: string[] = [];
    for (let at = node; at.parent !== undefined; at = at.parent) {
      moves.unshift(game.notation.writeMove(at.move, at.parent.position));
    }
    return say(searchSentences.positionAfter(moves.length > 4 ? `… ${moves.slice(-3).join(" ")}` : moves.join(" ")));
  };
  const tell = (node: SearchNode): Text => {
    const name = capital(nameOfNode(node));
    if (node.reason === "finished") return searchSentences.playIsOver(name, write(node.value));
    if (node.reason === "stuck") return searchSentences.isALeaf(name, write(node.value));
    if (node.reason === "horizon") return searchSentences.depthUsedUp(name, write(node.value));
    const written = (Number.isFinite(node.value) ? SIGN[node.bound] : "") + write(node.value);
    const who = nameOf(node.player, style);
    if (node.cut !== undefined) return tellCut(node, node.cut, written);
    if (node.bound === "exact") return searchSentences.allChildrenKnown(name, written, who);
    return searchSentences.onlyABound(name, written);
  };
  /** Names the cut and says why: who above has something better already, and would never come here. */
  const tellCut = (node: SearchNode, cut: "alpha" | "beta", written: string): Text => {
    const { alpha, beta } = node.window ?? { alpha: -Infinity, beta: Infinity };
    const [letter, sign, limit] = cut === "beta" ? ["β", "≥", beta] : ["α", "≤", alpha];
    const reason = `${write(node.value)} ${sign} ${write(limit)}`;
    const other = nameOf(opponent(node.player), style);
    const above = nameOfNode(node.better ?? node);
    return searchSentences.cutMade(letter, nameOfNode(node), reason, other, write(limit), above, node.left, written);
  };
  const visit = (node: SearchNode): void => {
    captions[node.known - 1] = say(tell(node));
    node.children.forEach(visit);
  };
  visit(root);
  return captions;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
