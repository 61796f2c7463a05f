import text from "../../../../docs/concordance.md?raw";

/** Where a row of the specification is found: in the course, in the library, on the command line and in the lab. */
export interface Place {
  readonly course: string;
  readonly library: readonly string[];
  readonly command: readonly string[];
  /** Ends of addresses, such as "#tree/cuts". */
  readonly lab: readonly string[];
}

/** The documentation's own table, read row by row: one source for what is where. */
export const CONCORDANCE: ReadonlyMap<string, Place> = new Map(
  text.split("\n").flatMap((line): [string, Place][] => {
    const cells = line.split("|").map((cell) => cell.trim());
    const row = /^([A-Z]\d?) /.exec(cells[1] ?? "")?.[1];
    if (row === undefined || cells.length < 7) return [];
    return [
      [
        row,
        {
          course: cells[2],
          library: codeIn(cells[3]),
          command: codeIn(cells[4]).filter((code) => /^[a-z]/.test(code)),
          lab: codeIn(cells[5]),
        },
      ],
    ];
  }),
);

function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);
}
