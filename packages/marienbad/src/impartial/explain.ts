import type { Text } from "../base/text.ts";
import type { BinaryColumns } from "./binary-columns.ts";
import type { NimAnalysis } from "./nim.ts";
import type { PeriodFinding, PeriodTheorem } from "./period.ts";
import type { RepeatingTail } from "./repeating-tail.ts";
import type { SumAnalysis } from "./sum.ts";

/** Why a position of Nim is won or lost, sentence by sentence (row N3). */
export function explainNim(analysis: NimAnalysis): readonly Text[] {
  const { columns, moves, misere, phase, heaps } = analysis;
  const steps: Text[] = [WRITE_IN_BINARY, oddColumns(columns)];
  if (misere) steps.push(explainSwitch(analysis));
  else steps.push(columns.sum === 0 ? LOST_BALANCED : WON_UNBALANCED);
  for (const { heap, from, to } of moves) {
    const reason = !misere || phase === "as-normal" ? `${from} ⊕ ${columns.sum} = ${to}` : `${from} → ${to}`;
    steps.push({
      en: `Winning move: heap ${heap + 1}, ${reason}: take ${from - to} and leave ${to}.`,
      fr: `Coup gagnant : tas ${heap + 1}, ${reason} : on prend ${from - to} et on laisse ${to}.`,
    });
  }
  if (moves.length === 0 && heaps.some((heap) => heap > 0)) steps.push(NO_WINNING_MOVE);
  return steps;
}

/** Why a sum of games is won or lost, sentence by sentence. */
export function explainSum({ components, columns, moves }: SumAnalysis<unknown>): readonly Text[] {
  const steps: Text[] = components.map(({ name, value }) => ({
    en: `${name} is worth a heap of ${value}.`,
    fr: `${name} vaut un tas de ${value}.`,
  }));
  steps.push(WRITE_IN_BINARY, oddColumns(columns), columns.sum === 0 ? LOST_BALANCED : WON_UNBALANCED);
  for (const { name, word, from, to } of moves) {
    steps.push({
      en: `Winning move: ${word} in ${name}, from value ${from} to ${from} ⊕ ${columns.sum} = ${to}.`,
      fr: `Coup gagnant : ${word} dans ${name}, de la valeur ${from} à ${from} ⊕ ${columns.sum} = ${to}.`,
    });
  }
  return steps;
}

/** What is known of a period, and how surely. */
export function explainPeriod(finding: PeriodFinding): Text {
  switch (finding.status) {
    case "none":
      return {
        en: `No period is seen up to the heap of ${finding.to}.`,
        fr: `Aucune période n'apparaît jusqu'au tas de ${finding.to}.`,
      };
    case "observed": {
      const period = describeTail(finding);
      return {
        en: `${period.en}: observed to the heap of ${finding.to}, not proved.`,
        fr: `${period.fr} : observé jusqu'au tas de ${finding.to}, non démontré.`,
      };
    }
    case "proved": {
      const { theorem, checkedTo } = finding.certificate;
      const period = describeTail(finding.certificate);
      const reason = REASON_OF_THEOREM[theorem];
      return {
        en: `${period.en}: proved (${reason.en.replace("%", String(checkedTo))}).`,
        fr: `${period.fr} : démontré (${reason.fr.replace("%", String(checkedTo))}).`,
      };
    }
  }
}

function describeTail({ period, start, saltus }: RepeatingTail): Text {
  return {
    en:
      `Period ${period}${saltus === 0 ? "" : ` with saltus ${saltus}`} from the heap of ${start} on` +
      (start === 0 ? "" : `, the last exception being ${start - 1}`),
    fr:
      `Période ${period}${saltus === 0 ? "" : ` et saut ${saltus}`} à partir du tas de ${start}` +
      (start === 0 ? "" : `, la dernière exception étant ${start - 1}`),
  };
}

const REASON_OF_THEOREM: Readonly<Record<PeriodTheorem, Text>> = {
  identity: {
    en: "from a heap of n every smaller one can be left, so its value is n",
    fr: "d'un tas de n on peut laisser tout tas plus petit : sa valeur est n",
  },
  repetition: {
    en: "the values repeat up to the heap of %, which is far enough: Guy and Smith 1956",
    fr: "les valeurs se répètent jusqu'au tas de %, ce qui suffit : Guy et Smith 1956",
  },
  excess: {
    en: "no option can have the foretold value and all smaller ones are met, as checked up to the heap of %",
    fr: "aucune option ne peut avoir la valeur prévue et toutes les plus petites sont atteintes, vérifié jusqu'au tas de %",
  },
};

const WRITE_IN_BINARY: Text = {
  en: "Write the values in binary, one under the other, and count the ones of each column.",
  fr: "On écrit les valeurs en binaire, l'une sous l'autre, et on compte les 1 de chaque colonne.",
};

const LOST_BALANCED: Text = {
  en: "With nim-sum 0 the player to move loses: any move makes a column odd, and the opponent can make them all even again.",
  fr: "Avec une somme de Nim nulle, le joueur au trait perd : tout coup rend une colonne impaire, et l'adversaire peut les rendre toutes paires à nouveau.",
};

const WON_UNBALANCED: Text = {
  en: "The player to move wins: a move that makes every column even leaves nim-sum 0 to the opponent.",
  fr: "Le joueur au trait gagne : un coup qui rend toutes les colonnes paires laisse une somme de Nim nulle à l'adversaire.",
};

const NO_WINNING_MOVE: Text = { en: "There is no winning move.", fr: "Il n'y a pas de coup gagnant." };

function oddColumns({ sum, sumBits, weights }: BinaryColumns): Text {
  if (sum === 0) {
    return {
      en: "Every column holds an even number of ones: the nim-sum is 0.",
      fr: "Chaque colonne contient un nombre pair de 1 : la somme de Nim est 0.",
    };
  }
  const odd = weights.filter((_, column) => sumBits[column] === 1);
  const one = odd.length === 1;
  return {
    en: `The ${one ? "column" : "columns"} of ${odd.join(", ")} ${one ? "holds" : "hold"} an odd number of ones: the nim-sum is ${sum}.`,
    fr: `${one ? "La colonne" : "Les colonnes"} de ${odd.join(", ")} ${one ? "contient" : "contiennent"} un nombre impair de 1 : la somme de Nim est ${sum}.`,
  };
}

/** Misère Nim is played as Nim until one heap with several tokens is left; there the winner turns the parity over. */
function explainSwitch({ phase, sum, heaps, winner }: NimAnalysis): Text {
  const ones = heaps.filter((heap) => heap === 1).length;
  switch (phase) {
    case "as-normal":
      return {
        en: `The last token loses, but two heaps or more still hold several tokens: play as if it won. With nim-sum ${sum} the player to move ${sum === 0 ? "loses" : "wins"}.`,
        fr: `Le dernier jeton perd, mais deux tas au moins ont encore plusieurs jetons : on joue comme s'il gagnait. Avec une somme de Nim égale à ${sum}, le joueur au trait ${sum === 0 ? "perd" : "gagne"}.`,
      };
    case "switch":
      return {
        en: `The last token loses and one heap only holds several tokens: this is the switch. The player to move wins by cutting it down to ${ones % 2 === 0 ? "1" : "0"}, so that an odd number of heaps of one is left.`,
        fr: `Le dernier jeton perd et un seul tas a plusieurs jetons : c'est le moment de basculer. Le joueur au trait gagne en le réduisant à ${ones % 2 === 0 ? "1" : "0"}, pour laisser un nombre impair de tas d'un jeton.`,
      };
    case "ones":
      return {
        en: `The last token loses and ${ones} ${ones === 1 ? "heap" : "heaps"} of one ${ones === 1 ? "is" : "are"} left, ${ones % 2 === 0 ? "an even" : "an odd"} number: the player to move ${winner === 0 ? "wins" : "loses"}.`,
        fr: `Le dernier jeton perd et il reste ${ones} tas d'un jeton, nombre ${ones % 2 === 0 ? "pair" : "impair"} : le joueur au trait ${winner === 0 ? "gagne" : "perd"}.`,
      };
  }
}
