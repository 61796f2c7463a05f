import { layers } from "../games/connect4/layers.ts";
import { type Move, type Options, type Position, rules } from "../games/connect4/rules.ts";
import { Connect4Layers } from "../kernel/layers.ts";
import { gameEngine, type KeyedGame } from "./game-engine.ts";
import type { EngineLimits, LayerEngine, LayerKeys } from "./layer.ts";

/** The kernel has a bit for each possible key. */
const MOST_KERNEL_BITS = 32;

/** Connect-4 with the way back from keys; only boards of at most 53 bits have keys that are numbers. */
export function keyedConnect4(options: Options): KeyedGame<Position, Move> {
  return { rules: rules(options), ...layers(options) };
}

/** The layers of connect-4: by the kernel where it can, else by the rules. */
export function connect4Engine(options: Options, limits: EngineLimits = {}): LayerEngine {
  const { columns, rows, align } = options;
  const keyed = keyedConnect4(options);
  if (align !== 4 || columns * (rows + 1) > MOST_KERNEL_BITS) return gameEngine(keyed, limits);
  const kernel = new Connect4Layers(columns, rows, limits.megabytes);
  const words = (keys: LayerKeys): Uint32Array => (keys instanceof Uint32Array ? keys : Uint32Array.from(keys));
  return {
    isSwift: true, // two threads took 5.4 CPU seconds for 5 × 5, one 3.5: much of the work is walking over the whole map
    firstLayer: () => Uint32Array.of(keyed.rules.key(keyed.rules.start) as number),
    expand: (keys, level) => kernel.expand(words(keys), level),
    decide: (keys, level, next) => kernel.decide(words(keys), level, words(next.keys), next.values),
    countMoves: (keys, level) => kernel.countMoves(words(keys), level),
  };
}
