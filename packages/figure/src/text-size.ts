/** Width of a text in pixels in a wide sans serif font: a label that fits by it fits in every reader's font. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += shareOf(character);
  return width * size;
}

function shareOf(character: string): number {
  if (/\p{M}/u.test(character)) return 0;
  if (/[ .,:;|!'’()[\]il/·]/.test(character)) return 0.36;
  if (/[₀-₉⁰-⁹]/.test(character)) return 0.42;
  if (/[MWmw@%]/.test(character)) return 0.95;
  if (/[⺀-鿿가-힯豈-﫿＀-￯]|\p{Extended_Pictographic}/u.test(character)) return 1.05;
  if (/\p{Lu}/u.test(character)) return 0.72;
  if (/[+−=<>≤≥∞→…]/.test(character)) return 0.85;
  return 0.62;
}

/** Breaks a text into lines no wider than `width`, as far as words allow. */
export function wrapText(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`;
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
