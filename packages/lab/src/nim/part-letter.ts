/** The parts of a sum are called A, B, C … */
export function partLetter(index: number): string {
  return String.fromCharCode(65 + index);
}
