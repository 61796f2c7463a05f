import type { EngineLimits, KeyedGame, LevelEngine, LevelKeys } from "../../game/level-engine.ts";
import { gameEngine } from "../../levels/game-engine.ts";
import { Connect4Levels } from "./kernel/level-kernel.ts";
import { levels } from "./levels.ts";
import { type Move, type Options, type Position, rules } from "./rules.ts";
import * as texts from "./solver/texts.ts";

/** The kernel has a bit for each possible key, and a word to count the ones before every 64 of them. */
const MAX_KERNEL_BITS = 32;
const KERNEL_BYTES_OF_KEY = 12 / 64;
/**
 * A key that is worked on and its value, those of a position after it with a copy of the value, and what is not yet
 * collected.
 */
const BYTES_OF_PART_KEY = 24;
/** What the kernel should have beside its map. */
const MIN_PART_MEGABYTES = 8;

/** Connect-4 with the way back from keys; only boards of at most 53 bits have keys that are numbers. */
export function keyedConnect4(options: Options): KeyedGame<Position, Move> {
  return { rules: rules(options), ...levels(options) };
}

/** The levels of connect-4: by the kernel where it can and where the memory is enough for it, else by the rules. */
export function connect4Engine(options: Options, limits: EngineLimits = {}): LevelEngine {
  const { columns, rows, align } = options;
  const keyed = keyedConnect4(options);
  const bits = columns * (rows + 1);
  if (align !== 4 || bits > MAX_KERNEL_BITS) return gameEngine(keyed, limits);
  const { megabytes = Number.POSITIVE_INFINITY } = limits;
  const map = Math.ceil((2 ** bits * KERNEL_BYTES_OF_KEY) / 2 ** 20);
  const needed = map + MIN_PART_MEGABYTES;
  if (needed > megabytes) return { ...gameEngine(keyed, limits), note: texts.withoutKernel(needed, megabytes) };
  const kernel = new Connect4Levels(columns, rows);
  const words = (keys: LevelKeys): Uint32Array => (keys instanceof Uint32Array ? keys : Uint32Array.from(keys));
  return {
    partKeys: Math.floor(((megabytes - map) * 2 ** 20) / BYTES_OF_PART_KEY),
    isBestAlone: true, // two threads took 5.4 CPU seconds for 5 × 5, one 3.5: much of the work is walking over the map
    firstLevel: () => Uint32Array.of(keyed.rules.key(keyed.rules.start) as number),
    expand: (keys, level) => kernel.expand(words(keys), level),
    decide: (keys, level, next) => kernel.decide(words(keys), level, words(next.keys), next.values),
    countMoves: (keys, level) => kernel.countMoves(words(keys), level),
  };
}
