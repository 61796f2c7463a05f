import type { Text } from "../base/text.ts";
import {
  type AnyLevelledGame,
  type DecidedLayer,
  expandedParts,
  joinedEngine,
  type KeptLayer,
  type LayerDatabase,
  sharesOf,
  sublayerOf,
  verifyLayer,
  type WrongClaim,
} from "../layers/index.ts";
import type { Call } from "./command.ts";
import { memoryFlag, type NamedGame } from "./game-database.ts";
import { type LayerSeat, type LayerThread, layerThreads, withLayerThreads } from "./layer-threads.ts";
import { interrupted } from "./threads.ts";

/** Checks every claim of a database against the rules; the first that fails, in words, or undefined. */
export async function checkDatabase(call: Call, database: LayerDatabase, game: NamedGame): Promise<Text | undefined> {
  const megabytes = memoryFlag(call);
  const own = game.engine({ megabytes });
  const count = layerThreads(call);
  const seat: LayerSeat = { word: game.word, solved: database.solved, megabytes: megabytes / Math.max(1, count) };
  return await withLayerThreads(call, seat, count, async (threads) => {
    const engine = joinedEngine(own, own.isSwift ? [] : threads);
    let inMemory: DecidedLayer | undefined; // the next layer, where it fits
    for (let level = database.layers.length - 1; level >= 0; level--) {
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
      layer: KeptLayer<DecidedLayer>,
      next: KeptLayer<DecidedLayer>,
    ): Promise<WrongClaim | undefined> {
      const expand = ({ keys }: DecidedLayer) => engine.expand(keys, level);
      const sublayer = await sublayerOf(next);
      let keyBefore: number | undefined;
      for await (const { part, to, successors } of expandedParts(layer, expand, engine.partKeys)) {
        const wrong = await checkPart(game, threads, level, part, await sublayer(successors), keyBefore);
        if (wrong !== undefined) return wrong;
        keyBefore = part.keys.at(-1);
        await breathe(level, to);
      }
      return undefined;
    }

    async function breathe(level: number, done: number): Promise<void> {
      if (call.signal.aborted) throw interrupted();
      const left = database.layers[level].positions - done;
      call.output.progress(`${level}: ${left.toLocaleString(call.language)} positions`);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  });
}

/** A part of a layer, divided among the threads when it is large. */
async function checkPart(
  game: AnyLevelledGame,
  threads: readonly LayerThread[],
  level: number,
  part: DecidedLayer,
  next: DecidedLayer,
  keyBefore?: number,
): Promise<WrongClaim | undefined> {
  const { keys, values } = part;
  const shares = sharesOf(keys.length, threads.length);
  if (shares.length === 1) return verifyLayer(game, level, part, next, keyBefore);
  const answers = shares.map(([from, to], place) => {
    const share = { keys: keys.subarray(from, to), values: values.subarray(from, to) };
    return threads[place].verify(level, share, next, from > 0 ? keys[from - 1] : keyBefore);
  });
  return (await Promise.all(answers)).find((wrong) => wrong !== undefined);
}
