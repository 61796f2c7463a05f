import type { Text } from "../base/text.ts";
import {
  type AnyLevelledGame,
  type DecidedLayer,
  expandedParts,
  keysWithin,
  type LayerDatabase,
  type LayerKeys,
  sharesOf,
  sublayer,
  successorKeys,
  unionOfKeys,
  verifyLayer,
  type WrongClaim,
} from "../layers/index.ts";
import type { Call } from "./command.ts";
import { memoryFlag } from "./game-database.ts";
import { type LayerThread, layerThreads, withLayerThreads } from "./layer-threads.ts";
import { interrupted } from "./threads.ts";

/** Checks every claim of a database against the rules; the first that fails, in words, or undefined. */
export async function checkDatabase(
  call: Call,
  database: LayerDatabase,
  game: AnyLevelledGame,
): Promise<Text | undefined> {
  const partKeys = keysWithin(memoryFlag(call));
  return await withLayerThreads(call, { solved: database.solved }, layerThreads(call), async (threads) => {
    let inMemory: DecidedLayer | undefined; // the next layer, where it fits
    for (let level = database.layers.length - 1; level >= 0; level--) {
      const [layer, next] = [database.kept(level), database.kept(level + 1)];
      await breathe(call, level, layer.length);
      let wrong: WrongClaim | undefined;
      if (layer.length + next.length <= 2 * partKeys) {
        const whole = await layer.load(0, layer.length);
        wrong = await checkPart(game, threads, level, whole, inMemory ?? (await next.load(0, next.length)));
        inMemory = whole;
      } else {
        inMemory = undefined;
        wrong = await checkInParts(call, database, game, threads, level, partKeys);
      }
      if (wrong !== undefined) {
        const { key, sentence } = wrong;
        return {
          en: `layer ${level}, position ${key}: ${sentence.en}`,
          fr: `couche ${level}, position ${key} : ${sentence.fr}`,
        };
      }
    }
    call.output.done();
    return undefined;
  });
}

async function breathe(call: Call, level: number, positions: number): Promise<void> {
  if (call.signal.aborted) throw interrupted();
  call.output.progress(`${level}: ${positions.toLocaleString(call.language)} positions`);
  await new Promise((resolve) => setTimeout(resolve, 0));
}

/** One layer that is too large for the memory, with no more of the next than each part needs. */
async function checkInParts(
  call: Call,
  database: LayerDatabase,
  game: AnyLevelledGame,
  threads: readonly LayerThread[],
  level: number,
  partKeys: number,
): Promise<WrongClaim | undefined> {
  const [layer, next] = [database.kept(level), database.kept(level + 1)];
  let keyBefore: number | undefined;
  for await (const { part, to, successors } of expandedParts(layer, successorsOf, partKeys)) {
    const wrong = await checkPart(game, threads, level, part, await sublayer(successors, next, partKeys), keyBefore);
    if (wrong !== undefined) return wrong;
    keyBefore = part.keys.at(-1);
    await breathe(call, level, layer.length - to);
  }
  return undefined;

  async function successorsOf({ keys }: DecidedLayer): Promise<LayerKeys> {
    const shares = sharesOf(keys.length, threads.length);
    if (shares.length === 1) return successorKeys(game, keys);
    const lists = shares.map(([from, to], place) => threads[place].successors(keys.subarray(from, to), level));
    return unionOfKeys(await Promise.all(lists));
  }
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
