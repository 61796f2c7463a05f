import { text } from "../base/text.ts";

/**
 * What a search does at a node, in a sentence, for whoever shows it step by step: the lab and films. Nodes and values
 * come as they are written there.
 */
export const searchSentences = {
  theRoot: text("the root", "la racine"),
  nodeNamed: (name: string) => text(`node ${name}`, `le nœud ${name}`),
  positionAfter: (way: string) => text(`the position after ${way}`, `la position après ${way}`),
  playIsOver: (name: string, value: string) =>
    text(`${name}: the play is over, it is worth ${value}.`, `${name} : la partie est finie, elle vaut ${value}.`),
  isALeaf: (name: string, value: string) =>
    text(`${name} is a leaf: its score is ${value}.`, `${name} : c'est une feuille, de score ${value}.`),
  depthUsedUp: (name: string, value: string) =>
    text(
      `${name}: the depth is used up, the heuristic says ${value}.`,
      `${name} : la profondeur est épuisée, l'heuristique dit ${value}.`,
    ),
  allChildrenKnown: (name: string, written: string, who: string) =>
    text(
      `All children of this node are known. ${name} is worth ${written} to ${who}.`,
      `Tous les fils de ce nœud sont connus. ${name} vaut ${written} pour ${who}.`,
    ),
  onlyABound: (name: string, written: string) =>
    text(
      `${name}: ${written} is only a bound, because something below was cut away.`,
      `${name} : ${written} n'est qu'une borne, car on a coupé quelque chose en dessous.`,
    ),
  /** The cut's letter, where, why, who above has what already and where, how many are left out, what is left. */
  cutMade: (
    letter: string,
    name: string,
    reason: string,
    other: string,
    had: string,
    above: string,
    many: number,
    left: string,
  ) =>
    text(
      `${letter}-cut at ${name}: ${reason}. ${other}, above, already has ${had} (${above}) and will never come ` +
        `here. ${many === 1 ? "One child is" : `${many} children are`} not looked at; ${left} is a bound.`,
      `Coupe ${letter} (${name}) : ${reason}. ${other}, au-dessus, a déjà ${had} (${above}) et ne viendra jamais ` +
        `ici. ${many === 1 ? "Un fils n'est pas regardé" : `${many} fils ne sont pas regardés`} ; ${left} est une ` +
        "borne.",
    ),
} as const;
