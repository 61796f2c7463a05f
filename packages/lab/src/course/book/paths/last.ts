import { text } from "marienbad";
import { among, several } from "../fields.ts";
import { asWritten } from "../names.ts";
import { type Block, figure } from "../vocabulary.ts";
import { drawStandings, ranking } from "./standings.ts";
import { ALL, GUESTS } from "./strategies.ts";

const POOL = Object.keys(GUESTS);
const SEATS = 5;
const TRAITOR = "always-defect";

interface Table {
  readonly here: readonly string[];
}

/** Those of the pool who sit at the table, in the order of the pool. */
const seated = ({ here }: Table): string[] => POOL.filter((id) => here.includes(id));

/** What is wrong with a table of five where betraying should be alone in the last place; "last" when it is. */
export function judged(here: readonly string[]): "away" | "few" | "many" | "last" | "ahead" {
  if (!here.includes(TRAITOR)) return "away";
  if (here.length !== SEATS) return here.length < SEATS ? "few" : "many";
  const years = new Map(ranking(here, true).map((row) => [row.id, row.years]));
  const traitor = years.get(TRAITOR) ?? 0;
  return here.every((id) => id === TRAITOR || (years.get(id) ?? 0) < traitor) ? "last" : "ahead";
}

const SAID = {
  away: text("The traitor must come too.", "Le traître doit venir aussi."),
  few: text("Not yet five at the table.", "Pas encore cinq à table."),
  many: text("More than five at the table: send one away.", "Plus de cinq à table : écartez quelqu'un."),
  ahead: text("Five, and the traitor is not last.", "Cinq, et le traître n'est pas dernier."),
  last: text("Five, and the traitor is last: well done.", "Cinq, et le traître est dernier : bravo."),
} as const;

/** A table that the reader composes. */
export const LAST: Block = {
  prose: [
    text(
      "Compose a table of five where [the traitor](traitor) is last; twins are included. Two more may come: tit " +
        "for two tats, which strikes back only after two betrayals in a row, and majority, which does what the " +
        "other has done more often. Touch a card: {count} of 5 are here.",
      "Composez une table de cinq où [le traître](traitor) finit dernier, jumeaux compris. Deux autres peuvent " +
        "venir : patient, un donnant-donnant qui ne riposte qu'après deux trahisons de suite, et majorité, " +
        "qui fait ce que l'autre a fait le plus souvent. Touchez une carte : ils sont {count} sur 5.",
    ),
  ],
  figure: figure<Table>({
    start: { here: ALL },
    fields: { here: several(among(POOL)) },
    draw: (state) => drawStandings(POOL, seated(state), true, text("A table of five", "Une table de cinq")),
    parts: () => ({ traitor: [`e${POOL.indexOf(TRAITOR)}`] }),
    touchable: () => POOL.map((_, place) => `e${place}`),
    called: asWritten,
    touch: (state, node) => {
      const id = POOL[Number(node.slice(1))];
      const here = seated(state);
      return { here: here.includes(id) ? here.filter((one) => one !== id) : [...here, id] };
    },
    values: (state) => ({ count: seated(state).length }),
    says: (state) => SAID[judged(seated(state))],
  }),
};
