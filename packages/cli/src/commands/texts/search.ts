import { type Messages, messages, type Text, text } from "marienbad/base";

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

const en = {
  noOption: (what: string, option: string) => `A ${what} has no option ${option}=.`,
  uselessFlag: (flag: string, algorithm: string, reason: Text) =>
    `--${flag} means nothing to ${algorithm}: ${reason.en}.`,
  needsWinners: (algorithm: string, others: readonly string[]) =>
    `${algorithm} needs a game that is won or lost: use ${others.join(" or ")} here.`,
  onlyTraced: (traced: readonly string[]) => `only ${traced.join(", ")} can be traced`,
  ABOUT_MEMO: "it is about the memo",
  OWN_DEPTH: "it decides itself how deep to look",
  FROM_ROOT: "it is searched from its root",
  NO_HEURISTIC: "it uses none",
};

const fr: Messages<typeof en> = {
  noOption: (what, option) => `L'option ${option}= ne veut rien dire pour ${what}.`,
  uselessFlag: (flag, algorithm, reason) => `--${flag} ne veut rien dire pour ${algorithm} : ${reason.fr}.`,
  needsWinners: (algorithm, others) =>
    `${algorithm} demande un jeu qui se gagne ou se perd : prenez ici ${others.join(" ou ")}.`,
  onlyTraced: (traced) => `seuls ${traced.join(", ")} laissent une trace`,
  ABOUT_MEMO: "c'est pour le mémo",
  OWN_DEPTH: "il décide lui-même jusqu'où regarder",
  FROM_ROOT: "on cherche depuis sa racine",
  NO_HEURISTIC: "il n'en utilise pas",
};

export const texts = messages(en, fr);
