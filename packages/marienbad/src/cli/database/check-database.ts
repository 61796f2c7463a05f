import type { Text } from "../../base/text.ts";
import {
  type AnyLevelledGame,
  type DecidedLevel,
  expandedParts,
  joinedEngine,
  type KeptLevel,
  type LevelDatabase,
  sharesOf,
  sublevelOf,
} from "../../levels/index.ts";
import { type LevelSeat, type LevelThread, withLevelThreads } from "../../node/level-threads.ts";
import { interrupted } from "../../node/threads.ts";
import { verifyLevel, type WrongClaim } from "../../verify/index.ts";
import type { Call } from "../core/command.ts";
import { levelThreads, memoryFlag, type NamedGame } from "./game-database.ts";

/** Checks every claim of a database against the rules; the first that fails, in words, or undefined. */
export async function checkDatabase(call: Call, database: LevelDatabase, game: NamedGame): Promise<Text | undefined> {
  const megabytes = memoryFlag(call);
  const own = game.engine({ megabytes });
  const count = levelThreads(call);
  const seat: LevelSeat = { word: game.word, solved: database.solved, megabytes: megabytes / Math.max(1, count) };
  return await withLevelThreads(call, seat, count, async (threads) => {
    const engine = joinedEngine(own, own.isSwift ? [] : threads);
    let inMemory: DecidedLevel | undefined; // the next layer, where it fits
    for (let level = database.levels.length - 1; level >= 0; level--) {
      const [layer, next] = [database.kept(level), database.kept(level + 1)];
      let wrong: WrongClaim | undefined;
      await breathe(level, 0);
      if (layer.length + next.length <= 2 * engine.partKeys) {
        const whole = await layer.load(0, layer.length);
        wrong = await checkPart(game, threads, level, whole, inMemory ?? (await next.load(0, next.length)));
        inMemory = whole;
      } else {
        inMemory = undefined;
        wrong = await checkInParts(level, layer, next);
      }
      if (wrong === undefined) continue;
      const { key, sentence } = wrong;
      return {
        en: `layer ${level}, position ${key}: ${sentence.en}`,
        fr: `couche ${level}, position ${key} : ${sentence.fr}`,
      };
    }
    call.output.done();
    return undefined;

    /**
     * Each part of a layer with no more of the next than it needs. Which positions that are an engine tells; this does not make
     * the verifier believe it, for one that it leaves out is missed.
     */
    async function checkInParts(
      level: number,
      layer: KeptLevel<DecidedLevel>,
      next: KeptLevel<DecidedLevel>,
    ): Promise<WrongClaim | undefined> {
      const expand = ({ keys }: DecidedLevel) => engine.expand(keys, level);
      const sublevel = await sublevelOf(next);
      let keyBefore: number | undefined;
      for await (const { part, to, successors } of expandedParts(layer, expand, engine.partKeys)) {
        const wrong = await checkPart(game, threads, level, part, await sublevel(successors), keyBefore);
        if (wrong !== undefined) return wrong;
        keyBefore = part.keys.at(-1);
        await breathe(level, to);
      }
      return undefined;
    }

    async function breathe(level: number, done: number): Promise<void> {
      if (call.signal.aborted) throw interrupted();
      const left = database.levels[level].positions - done;
      call.output.progress(`${level}: ${left.toLocaleString(call.language)} positions`);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  });
}

/** A part of a layer, divided among the threads when it is large. */
async function checkPart(
  game: AnyLevelledGame,
  threads: readonly LevelThread[],
  level: number,
  part: DecidedLevel,
  next: DecidedLevel,
  keyBefore?: number,
): Promise<WrongClaim | undefined> {
  const { keys, values } = part;
  const shares = sharesOf(keys.length, threads.length);
  if (shares.length === 1) return verifyLevel(game, level, part, next, keyBefore);
  const answers = shares.map(([from, to], place) => {
    const share = { keys: keys.subarray(from, to), values: values.subarray(from, to) };
    return threads[place].verify(level, share, next, from > 0 ? keys[from - 1] : keyBefore);
  });
  return (await Promise.all(answers)).find((wrong) => wrong !== undefined);
}
