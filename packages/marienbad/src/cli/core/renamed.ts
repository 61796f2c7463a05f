/** Flags of former editions and what they are called now: whoever types the old name is told the new one. */
const RENAMED: readonly { readonly before: string; readonly now: string }[] = [
  { before: "format", now: "input" }, // of the file that is read
  { before: "to", now: "format" }, // convert
  { before: "as", now: "format" }, // nash
  { before: "to", now: "largest" }, // grundy
  { before: "out", now: "o" }, // book
  { before: "plies", now: "depth" }, // book
];

/** The flag, among those that a command has, that took the place of a former one. */
export function renamedTo<Named extends { readonly name: string }>(
  before: string,
  flags: readonly Named[],
): Named | undefined {
  const names = RENAMED.filter((entry) => entry.before === before).map(({ now }) => now);
  return flags.find(({ name }) => names.includes(name));
}
