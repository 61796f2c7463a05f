import type { LevelKeys } from "./level.ts";

/** The keys of sorted lists in one, each once. Cost: n log k for n keys in k lists, which are merged in pairs. */
export function unionOfKeys(lists: readonly LevelKeys[]): LevelKeys {
  if (lists.length === 1) return lists[0];
  const pairs = Array.from({ length: Math.ceil(lists.length / 2) }, (_, pair) => lists.slice(2 * pair, 2 * pair + 2));
  return unionOfKeys(pairs.map((pair) => pair.reduce(unionOfTwo)));
}

function unionOfTwo(left: LevelKeys, right: LevelKeys): LevelKeys {
  const length = left.length + right.length;
  const both = left instanceof Uint32Array ? new Uint32Array(length) : new Float64Array(length);
  let [i, j, size] = [0, 0, 0];
  while (i < left.length && j < right.length) {
    const [one, other] = [left[i], right[j]];
    both[size++] = one < other ? one : other;
    if (one <= other) i++;
    if (other <= one) j++;
  }
  const rest = i < left.length ? left.subarray(i) : right.subarray(j);
  both.set(rest, size);
  return both.slice(0, size + rest.length);
}
