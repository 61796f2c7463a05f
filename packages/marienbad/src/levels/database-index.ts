import { MarienbadError } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import type { LevelStatistics } from "./statistics.ts";
import * as texts from "./texts.ts";

/** A question to a database reads one block of this many positions. */
export const BLOCK_POSITIONS = 4096;

/** What was solved. */
export interface Solved {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** What a database says about itself, as JSON. */
export interface Index extends Solved {
  readonly levels: readonly LevelStatistics[];
  /** By level and block. */
  readonly blocks: readonly (readonly BlockEntry[])[];
}

export type BlockEntry = readonly [firstKey: number, offset: number, length: number, checksum: string];

/**
 * The index that these bytes are, of a file whose blocks lie from one offset to another. Everything that reading relies
 * on is checked: whatever is not as it should be throws `bad-input`, and says what.
 */
export function readIndex(name: string | undefined, bytes: Uint8Array, firstOffset: number, end: number): Index {
  const reader: IndexReader = new IndexReader(name);
  const index = reader.record("", reader.json(bytes));
  const levels = reader.list("levels", index.levels ?? index.layers); // `layers` in files of older versions
  reader.expect(levels.length > 0, "levels", texts.NOT_EMPTY);
  const solved: Solved = {
    game: reader.word("game", index.game),
    options: reader.record("options", index.options),
  };
  const statistics = levels.map((level, place) => reader.statistics(`levels[${place}]`, level, place));
  const blocks = reader.list("blocks", index.blocks);
  reader.expect(blocks.length === levels.length, "blocks", texts.oneForEachLevel(levels.length));
  let offset = firstOffset;
  const entries = statistics.map(({ positions }, level) => {
    const blocksOfLevel = reader.blocks(`blocks[${level}]`, blocks[level], positions, offset);
    for (const [, , length] of blocksOfLevel) offset += length;
    return blocksOfLevel;
  });
  reader.expect(offset === end, "blocks", texts.upToIndex());
  return { ...solved, levels: statistics, blocks: entries };
}

class IndexReader {
  readonly #name: string | undefined;

  constructor(name: string | undefined) {
    this.#name = name;
  }

  json(bytes: Uint8Array): unknown {
    try {
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw notWhole(this.#name, texts.unreadableIndex());
    }
  }

  expect(holds: boolean, part: string, expected: Text): asserts holds {
    if (!holds) throw notWhole(this.#name, texts.wrongIndexPart(part === "" ? "{ … }" : part, expected));
  }

  record(part: string, value: unknown): Readonly<Record<string, unknown>> {
    this.expect(typeof value === "object" && value !== null && !Array.isArray(value), part, texts.AN_OBJECT);
    return value as Readonly<Record<string, unknown>>;
  }

  list(part: string, value: unknown): readonly unknown[] {
    this.expect(Array.isArray(value), part, texts.A_LIST);
    return value;
  }

  word(part: string, value: unknown): string {
    this.expect(typeof value === "string" && value !== "", part, texts.A_NAME);
    return value;
  }

  count(part: string, value: unknown, min = 0): number {
    this.expect(Number.isSafeInteger(value) && (value as number) >= min, part, texts.wholeNumberFrom(min));
    return value as number;
  }

  /** Counts that add up: every position is won by somebody or drawn, and has one rank. */
  statistics(part: string, value: unknown, place: number): LevelStatistics {
    const given = this.record(part, value);
    const of = (name: string, min = 0): number => this.count(`${part}.${name}`, given[name], min);
    const level = of("level");
    this.expect(level === place, `${part}.level`, texts.exactly(place));
    const [positions, moves] = [of("positions", 1), of("moves")];
    const byRank = this.record(`${part}.byRank`, given.byRank);
    const ranks = (name: string): number[] =>
      this.list(`${part}.byRank.${name}`, byRank[name]).map((count, rank) =>
        this.count(`${part}.byRank.${name}[${rank}]`, count),
      );
    const counted = { player0: ranks("player0"), player1: ranks("player1"), draws: ranks("draws") };
    const [player0, player1, draws] = (["player0", "player1", "draws"] as const).map((name) => {
      const sum = counted[name].reduce((total, count) => total + count, 0);
      this.expect(of(name) === sum, `${part}.${name}`, texts.exactly(sum));
      return sum;
    });
    this.expect(positions === player0 + player1 + draws, `${part}.positions`, texts.exactly(player0 + player1 + draws));
    return { level, positions, moves, player0, player1, draws, byRank: counted };
  }

  /** The blocks of a level, one after the other in the file and by their keys. */
  blocks(part: string, value: unknown, positions: number, firstOffset: number): BlockEntry[] {
    const given = this.list(part, value);
    const count = Math.ceil(positions / BLOCK_POSITIONS);
    this.expect(given.length === count, part, texts.blocksOfLevel(count));
    let expectedOffset = firstOffset;
    let keyBefore = -1;
    return given.map((entry, block) => {
      const name = `${part}[${block}]`;
      const [firstKey, offset, length, checksum] = this.list(name, entry);
      this.expect(typeof checksum === "string", name, texts.A_BLOCK);
      const read: BlockEntry = [
        this.count(name, firstKey),
        this.count(name, offset),
        this.count(name, length),
        checksum,
      ];
      this.expect(read[1] === expectedOffset && read[0] > keyBefore, name, texts.oneAfterTheOther());
      expectedOffset += read[2];
      keyBefore = read[0];
      return read;
    });
  }
}

/** The error of a file, or of bytes without a name, that is no whole database. */
export function notWhole(name: string | undefined, why: Text): MarienbadError {
  return new MarienbadError("bad-input", texts.notWhole(name, why));
}
