import { type Text, text } from "../../../base/text.ts";

export const noOption = (what: string, option: string): Text =>
  text(`A ${what} has no option ${option}=.`, `L'option ${option}= ne veut rien dire pour ${what}.`);

export const uselessFlag = (flag: string, algorithm: string, reason: Text): Text =>
  text(
    `--${flag} means nothing to ${algorithm}: ${reason.en}.`,
    `--${flag} ne veut rien dire pour ${algorithm} : ${reason.fr}.`,
  );

export const needsWinners = (algorithm: string, others: readonly string[]): Text =>
  text(
    `${algorithm} needs a game that is won or lost: use ${others.join(" or ")} here.`,
    `${algorithm} demande un jeu qui se gagne ou se perd : prenez ici ${others.join(" ou ")}.`,
  );

export const onlyTraced = (traced: readonly string[]): Text =>
  text(`only ${traced.join(", ")} can be traced`, `seuls ${traced.join(", ")} laissent une trace`);

export const ABOUT_MEMO: Text = text("it is about the memo", "c'est pour le mémo");
export const OWN_DEPTH: Text = text("it decides itself how deep to look", "il décide lui-même jusqu'où regarder");
export const FROM_ROOT: Text = text("it is searched from its root", "on cherche depuis sa racine");
export const NO_HEURISTIC: Text = text("it uses none", "il n'en utilise pas");

export const WORDS = {
  value: text("value", "valeur"),
  source: text("source", "source"),
  move: text("move", "coup"),
  line: text("line", "suite"),
  nodes: text("nodes", "nœuds"),
  depth: text("depth", "profondeur"),
  cuts: text("cuts", "coupes"),
  over: text("none, the play is over", "aucun, la partie est finie"),
} as const satisfies Readonly<Record<string, Text>>;
