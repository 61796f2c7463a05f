/** A seeded random number generator, with the same sequence for the same seed on every machine. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, bound). */
  below(bound: number): number;
}

/** The generator sfc32 (Doty-Humphrey, PractRand): only additions, shifts and xors, which are exact in JavaScript. */
export function seededRandom(seed: number): Random {
  let a = seed | 0;
  let b = Math.floor(seed / 2 ** 32) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const word = (): number => {
    const result = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
    return result >>> 0;
  };
  for (let i = 0; i < 16; i++) word(); // nearby seeds drift apart
  const next = (): number => word() / 2 ** 32;
  return { next, below: (bound) => Math.floor(next() * bound) };
}

/** One of the choices, at random. */
export function oneOf<Choice>(choices: readonly Choice[], random: Random): Choice {
  return choices[random.below(choices.length)];
}
