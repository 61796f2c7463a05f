import { type Text, text } from "../../../base/text.ts";
import { player } from "../../../game/texts.ts";
import type { ComparedOutcome, Comparison, OutcomeChange } from "../../../solve/index.ts";

/** How it is asked for. */
const EXAMPLE = "compare dodgem trapped=wins -- trapped=loses";

export const noSecond = (): Text =>
  text(
    `What should be compared with it? Write -- and the other options, as in: ${EXAMPLE}`,
    `Avec quoi comparer ? Écrivez -- puis les autres options, comme : ${EXAMPLE}`,
  );

export const tooMuchBehind = (word: string): Text =>
  text(
    `"${word}" is one word too many behind --: options, or one file of rules.`,
    `"${word}" est de trop après -- : des options, ou un fichier de règles.`,
  );

export const flagBehind = (flag: string): Text =>
  text(`--${flag} belongs before --, with the other flags.`, `--${flag} se met avant --, avec les autres drapeaux.`);

export const noArenas = (name: string): Text =>
  text(
    `${name} is an arena: only games and files of rules can be compared, position by position.`,
    `${name} est une arène : on ne compare que des jeux et des fichiers de règles, position par position.`,
  );

export const counted = ({ common, onlyFirst, onlySecond, otherLength }: Comparison, changed: number): Text => {
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

export const changeTold = ({ from, to, count }: OutcomeChange): Text =>
  text(
    `${outcome(from).en} → ${outcome(to).en}: ${count.toLocaleString("en")}, as`,
    `${outcome(from).fr} → ${outcome(to).fr} : ${count.toLocaleString("fr")}, ainsi`,
  );

export const startTold = (before: Text, after: Text): Text =>
  before.en === after.en
    ? text(`The start stays as it is: ${before.en}.`, `Le début reste ce qu'il est : ${before.fr}.`)
    : text(`The start changes: ${before.en} → ${after.en}.`, `Le début change : ${before.fr} → ${after.fr}.`);
