import type { Meter, Work } from "../../base/work.ts";
import { opponent } from "../../game/game.ts";
import type { Expert } from "../../game/members.ts";
import type { Value } from "../../game/value.ts";
import type { WythoffPosition } from "./rules.ts";
import { isLosingPair } from "./table.ts";
import * as texts from "./texts.ts";

/** Who wins, for heaps of any size, by the golden ratio. How long the play lasts is not known, unless it is over. */
export const expert: Expert<WythoffPosition> = {
  id: "golden-pairs",
  title: texts.GOLDEN_PAIRS,
  reference: "W. A. Wythoff, A modification of the game of nim (1907)",
  // biome-ignore lint/correctness/useYield: the answer is there at once
  *value({ heaps: [first, second], turn }): Work<Value, Meter> {
    const isOver = first + second === 0;
    return { result: isLosingPair(first, second) ? opponent(turn) : turn, rank: isOver ? 0 : undefined };
  },
};
