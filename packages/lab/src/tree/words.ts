import type { Player } from "marienbad";
import { type Bound, findSearch } from "marienbad/search";
import { language, number, say, t } from "../base/language.ts";
import { naming, playerName } from "../base/players.ts";
import type { RecordedNode, SearchRecord, Step } from "./record.ts";
import type { Moment, NodeState } from "./replay.ts";
import type { TreeSource } from "./source.ts";

/** In a search the players are called Max and Min, unless the reader has chosen names. */
export function seekerName(player: Player): string {
  if (naming.value !== "plain") return playerName(player);
  return player === 0 ? "Max" : "Min";
}

/** A score as people write it: 3, −2, 0.35, +∞. */
export function writeScore(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return "+∞";
  if (value === Number.NEGATIVE_INFINITY) return "−∞";
  const text = Math.abs(value).toLocaleString(language.value, { maximumFractionDigits: 2 });
  return value < 0 && text !== "0" ? `−${text}` : text;
}

const SIGN: Readonly<{ [bound in Bound]: string }> = { exact: "", lower: "≥ ", upper: "≤ " };

/** "5", "≥ 5": a value behind a cut is never shown as exact, unless nothing lies beyond it. */
export function writeBound(value: number, bound: Bound): string {
  const nothingBeyond = value === (bound === "lower" ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY);
  return (nothingBeyond ? "" : SIGN[bound]) + writeScore(value);
}

export function writeWindow({ alpha, beta }: { alpha: number; beta: number }): string {
  return `(${writeScore(alpha)}, ${writeScore(beta)})`;
}

/** What a node is called in a sentence: its vertex, its place in the tree, or the moves that lead there. */
export function nodeName(nodes: readonly RecordedNode[], node: number, kind: TreeSource["kind"]): string {
  if (node === 0) return say("the root", "la racine");
  if (kind === "list") return say(`node ${nodes[node].name}`, `le nœud ${nodes[node].name}`);
  const moves: string[] = [];
  for (let at = node; at > 0; at = nodes[at].parent) moves.unshift(nodes[at].move);
  const way = moves.length > 4 ? `… ${moves.slice(-3).join(" ")}` : moves.join(" ");
  return kind === "graph"
    ? say(`vertex ${nodes[node].name}`, `le sommet ${nodes[node].name}`)
    : say(`the position after ${way}`, `la position après ${way}`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function tellBeginning(algorithm: string, depth: number): string {
  const name = algorithmName(algorithm);
  return say(
    `${name} looks ${number(depth)} ${depth === 1 ? "move" : "moves"} ahead. Press play, or go step by step.`,
    `${name} regarde ${number(depth)} ${depth === 1 ? "coup" : "coups"} à l'avance. Lancez, ou avancez pas à pas.`,
  );
}

/** What happened at a step, in a sentence. */
export function tellStep(record: SearchRecord, moment: Moment, kind: TreeSource["kind"]): string {
  const step = moment.step as Step;
  const { nodes } = record;
  const name = (node: number): string => nodeName(nodes, node, kind);
  const here = nodes[step.node];
  const who = seekerName(here.player);
  switch (step.kind) {
    case "enter":
      return tellArrival(step, capital(name(step.node)), who, (node) => name(node));
    case "update": {
      const child = moment.states[step.child] as NodeState;
      const given = writeBound(child.value as number, child.bound);
      const best = writeScore(step.best);
      const window =
        step.window === undefined
          ? ""
          : say(
              ` The window is now ${writeWindow(step.window)}.`,
              ` La fenêtre est maintenant ${writeWindow(step.window)}.`,
            );
      return step.improved
        ? say(
            `${capital(name(step.child))} gives ${given} to ${name(step.node)}: the best so far for ${who} is ${best}.${window}`,
            `${capital(name(step.child))} vaut ${given} : le meilleur jusqu'ici pour ${who} (${name(step.node)}) est ${best}.${window}`,
          )
        : say(
            `${capital(name(step.child))} gives ${given} to ${name(step.node)}: ${who} keeps ${best}.${window}`,
            `${capital(name(step.child))} vaut ${given} : ${who} (${name(step.node)}) garde ${best}.${window}`,
          );
    }
    case "leave":
      return step.cut === undefined
        ? tellLeaving(step, capital(name(step.node)), who)
        : tellCut(record, moment, step as CutStep, name);
  }
}

function tellArrival(
  { leaf, memo, window }: Step & { kind: "enter" },
  name: string,
  who: string,
  nameOf: (node: number) => string,
): string {
  if (memo !== undefined) {
    return say(
      `${name} was met before, as ${nameOf(memo.from)}: the memo answers ${writeScore(memo.value)}, nothing below is looked at again.`,
      `${name} : déjà vu (${nameOf(memo.from)}), la mémoire répond ${writeScore(memo.value)}, on ne regarde rien de plus dessous.`,
    );
  }
  if (leaf !== undefined) {
    const value = writeScore(leaf.value);
    switch (leaf.reason) {
      case "finished":
        return say(
          `${name}: the play is over, it is worth ${value}.`,
          `${name} : la partie est finie, elle vaut ${value}.`,
        );
      case "stuck":
        return say(`${name} is a leaf: its score is ${value}.`, `${name} : c'est une feuille, de score ${value}.`);
      case "horizon":
        return say(
          `${name}: the depth is used up, the heuristic says ${value}.`,
          `${name} : la profondeur est épuisée, l'heuristique dit ${value}.`,
        );
    }
  }
  const known =
    window === undefined
      ? ""
      : say(` with the window ${writeWindow(window)}`, ` avec la fenêtre ${writeWindow(window)}`);
  return say(`${name}${known}: ${who} is to choose.`, `${name}${known} : c'est à ${who} de choisir.`);
}

function tellLeaving({ value, bound }: Step & { kind: "leave" }, name: string, who: string): string {
  const written = writeBound(value, bound);
  if (bound === "exact") {
    return say(
      `All children of this node are known. ${name} is worth ${written} to ${who}.`,
      `Tous les fils de ce nœud sont connus. ${name} vaut ${written} pour ${who}.`,
    );
  }
  return say(
    `${name}: ${written} is only a bound, because something below was cut away.`,
    `${name} : ${written} n'est qu'une borne, car on a coupé quelque chose en dessous.`,
  );
}

type CutStep = Step & { kind: "leave"; cut: NonNullable<(Step & { kind: "leave" })["cut"]> };

/** Names the cut and says why: who above has something better already, and would never come here. */
function tellCut(
  { nodes }: SearchRecord,
  { states }: Moment,
  { node, cut, value, bound }: CutStep,
  name: (node: number) => string,
): string {
  const [letter, sign, limit] = cut.kind === "beta" ? ["β", "≥", cut.window.beta] : ["α", "≤", cut.window.alpha];
  const mine = nodes[node].player;
  let above = nodes[node].parent;
  while (above > 0 && (nodes[above].player === mine || states[above]?.value !== limit)) above = nodes[above].parent;
  const other = seekerName(mine === 0 ? 1 : 0);
  const reason = `${writeScore(value)} ${sign} ${writeScore(limit)}`;
  const [had, left, many] = [writeScore(limit), writeBound(value, bound), cut.pruned];
  return say(
    `${letter}-cut at ${name(node)}: ${reason}. ${other}, above, already has ${had} (${name(above)}) and will never come here. ${many === 1 ? "One child is" : `${many} children are`} not looked at; ${left} is a bound.`,
    `Coupe ${letter} (${name(node)}) : ${reason}. ${other}, au-dessus, a déjà ${had} (${name(above)}) et ne viendra jamais ici. ${many === 1 ? "Un fils n'est pas regardé" : `${many} fils ne sont pas regardés`} ; ${left} est une borne.`,
  );
}

export function algorithmName(id: string): string {
  return t(findSearch(id).title);
}

/** The algorithm in words, with how deep each line stands. */
export function pseudoCode(algorithm: string): readonly (readonly [line: CodeLine, depth: number, text: string])[] {
  const window = algorithm === "alphabeta";
  return [
    [
      "enter",
      0,
      window
        ? say("search (position, depth, α, β):", "chercher (position, profondeur, α, β) :")
        : say("search (position, depth):", "chercher (position, profondeur) :"),
    ],
    ...(algorithm === "memo"
      ? ([["memo", 1, say("known from before? return it", "déjà connue ? la rendre")]] as const)
      : []),
    ["leaf", 1, say("over, or depth 0? return its score", "finie, ou profondeur 0 ? rendre son score")],
    ["child", 1, say("for each move: search the child", "pour chaque coup : chercher le fils")],
    [
      "update",
      2,
      window
        ? say("keep the best; Max raises α, Min lowers β", "garder le meilleur ; Max monte α, Min baisse β")
        : say(
            "keep the best (Max: largest, Min: smallest)",
            "garder le meilleur (Max : le plus grand, Min : le plus petit)",
          ),
    ],
    ...(window ? ([["cut", 2, say("α ≥ β? cut the other moves", "α ≥ β ? couper les autres coups")]] as const) : []),
    [
      "leave",
      1,
      algorithm === "memo"
        ? say("remember the best and return it", "retenir le meilleur et le rendre")
        : say("return the best", "rendre le meilleur"),
    ],
  ];
}

export type CodeLine = "enter" | "memo" | "leaf" | "child" | "update" | "cut" | "leave";

export function lineOfStep(step: Step | undefined): CodeLine | undefined {
  if (step === undefined) return undefined;
  if (step.kind === "enter") return step.memo !== undefined ? "memo" : step.leaf !== undefined ? "leaf" : "enter";
  return step.kind === "leave" && step.cut !== undefined ? "cut" : step.kind;
}
