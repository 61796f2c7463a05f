/** From `start` on, each value is the one `period` places before it plus `saltus`, as far as the values go. */
export interface RepeatingTail {
  readonly start: number;
  readonly period: number;
  readonly saltus: number;
}

/**
 * For every period p, from 1 on, the longest tail of the values with g(n + p) = g(n) + s. Exact. Cost: linear for all
 * periods together, by the Z function (Gusfield 1997, section 1.3) of the differences g(n + 1) − g(n) read backwards:
 * what repeats there, repeats in the values up to the saltus.
 */
export function* repeatingTails(values: Int32Array): Generator<RepeatingTail> {
  const count = values.length - 1;
  const backwards = new Int32Array(Math.max(count, 0));
  for (let index = 0; index < count; index++) backwards[index] = values[count - index] - values[count - index - 1];
  const matches = matchesWithStart(backwards);
  for (let period = 1; period < count; period++) {
    const start = count - period - matches[period];
    yield { start, period, saltus: values[start + period] - values[start] };
  }
}

/** The number of items from every place on that equal those from the beginning on (the Z function). */
function matchesWithStart(items: Int32Array): Int32Array {
  const matches = new Int32Array(items.length);
  let from = 0;
  let end = 0; // items[from … end) is the match seen so far that reaches furthest
  for (let place = 1; place < items.length; place++) {
    let length = place < end ? Math.min(end - place, matches[place - from]) : 0;
    while (place + length < items.length && items[length] === items[place + length]) length++;
    matches[place] = length;
    if (place + length > end) {
      from = place;
      end = place + length;
    }
  }
  return matches;
}
