import { type Messages, messages, type Text, text } from "marienbad/base";
import { player } from "marienbad/game";
import type { ComparedOutcome, Comparison, OutcomeChange } from "marienbad/solve";

/** How it is asked for. */
const EXAMPLE = "compare dodgem trapped=wins -- trapped=loses";

const counted = ({ common, onlyFirst, onlySecond, otherLength }: Comparison, changed: number): Text => {
  const [en, fr] = (["en", "fr"] as const).map((language) =>
    [common, changed, otherLength, onlyFirst, onlySecond].map((count) => count.toLocaleString(language)),
  );
  return text(
    `Of ${en[0]} common positions ${en[1]} change who wins, ${en[2]} only how soon or by how much; ` +
      `${en[3]} and ${en[4]} are of one variant alone.`,
    `Sur ${fr[0]} positions communes, ${fr[1]} changent de gagnant, ${fr[2]} seulement de durée ou de points ; ` +
      `${fr[3]} et ${fr[4]} sont d'une seule variante.`,
  );
};

const outcome = (result: ComparedOutcome): Text =>
  result === "draw" ? text("a draw", "nulle") : text(`won by ${player(result).en}`, `gagnée par ${player(result).fr}`);

const en = {
  noSecond: () => `What should be compared with it? Write -- and the other options, as in: ${EXAMPLE}`,
  tooMuchBehind: (word: string) => `"${word}" is one word too many behind --: options, or one file of rules.`,
  flagBehind: (flag: string) => `--${flag} belongs before --, with the other flags.`,
  noArenas: (name: string) =>
    `${name} is an arena: only games and files of rules can be compared, position by position.`,
  changeTold: ({ from, to, count }: OutcomeChange) =>
    `${outcome(from).en} → ${outcome(to).en}: ${count.toLocaleString("en")}, as`,
  startTold: (before: Text, after: Text) =>
    before.en === after.en
      ? `The start stays as it is: ${before.en}.`
      : `The start changes: ${before.en} → ${after.en}.`,
};

const fr: Messages<typeof en> = {
  noSecond: () => `Avec quoi comparer ? Écrivez -- puis les autres options, comme : ${EXAMPLE}`,
  tooMuchBehind: (word) => `"${word}" est de trop après -- : des options, ou un fichier de règles.`,
  flagBehind: (flag) => `--${flag} se met avant --, avec les autres drapeaux.`,
  noArenas: (name) =>
    `${name} est une arène : on ne compare que des jeux et des fichiers de règles, position par position.`,
  changeTold: ({ from, to, count }) => `${outcome(from).fr} → ${outcome(to).fr} : ${count.toLocaleString("fr")}, ainsi`,
  startTold: (before, after) =>
    before.en === after.en
      ? `Le début reste ce qu'il est : ${before.fr}.`
      : `Le début change : ${before.fr} → ${after.fr}.`,
};

export const texts = { ...messages(en, fr), counted };
