import { MarienbadError } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import type { LevelStatistics, Row } from "../game/level-tasks.ts";
import * as texts from "./texts.ts";

/** What was solved. */
export interface Solved {
  /** A game of the catalogue, or the name of a file of rules. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** What tells these rules from others, whatever they are called. */
  readonly rules?: string;
  /** Whether images of a position are one position. */
  readonly symmetry?: true;
}

/** What a database says about itself, as JSON. */
export interface Manifest extends Solved {
  readonly levels: readonly (LevelStatistics & { readonly index: Row })[];
}

/**
 * The manifest that these bytes are, of a file whose levels are so many bytes long together. Everything that reading
 * relies on is checked: whatever is not as it should be throws `bad-input`, and says what.
 */
export function readManifest(name: string | undefined, bytes: Uint8Array, length: number): Manifest {
  const reader: ManifestReader = new ManifestReader(name);
  const manifest = reader.record("", reader.json(bytes));
  const given = reader.list("levels", manifest.levels);
  reader.expect(given.length > 0, "levels", texts.NOT_EMPTY);
  const levels = given.map((level, place) => reader.level(`levels[${place}]`, level, place));
  const sum = levels.reduce((total, { index }) => total + index.bytes, 0);
  reader.expect(sum === length, "levels", texts.upToManifest(length));
  return {
    game: reader.word("game", manifest.game),
    options: reader.record("options", manifest.options),
    ...(manifest.rules !== undefined && { rules: reader.word("rules", manifest.rules) }),
    ...(manifest.symmetry !== undefined && { symmetry: reader.yes("symmetry", manifest.symmetry) }),
    levels,
  };
}

class ManifestReader {
  readonly #name: string | undefined;

  constructor(name: string | undefined) {
    this.#name = name;
  }

  json(bytes: Uint8Array): unknown {
    try {
      return JSON.parse(new TextDecoder().decode(bytes));
    } catch {
      throw notWhole(this.#name, texts.unreadableManifest());
    }
  }

  expect(holds: boolean, part: string, expected: Text): asserts holds {
    if (!holds) throw notWhole(this.#name, texts.wrongManifestPart(part === "" ? "{ … }" : part, expected));
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

  yes(part: string, value: unknown): true {
    this.expect(value === true, part, texts.exactly("true"));
    return true;
  }

  count(part: string, value: unknown, min = 0): number {
    this.expect(Number.isSafeInteger(value) && (value as number) >= min, part, texts.wholeNumberFrom(min));
    return value as number;
  }

  level(part: string, value: unknown, place: number): Manifest["levels"][number] {
    const given = this.record(part, value);
    const statistics = this.statistics(part, given, place);
    const { firstKey, bytes, checksum } = this.record(`${part}.index`, given.index);
    this.expect(typeof checksum === "string" && /^[0-9a-f]{16}$/.test(checksum), `${part}.index.checksum`, texts.A_SUM);
    return {
      ...statistics,
      index: {
        firstKey: this.count(`${part}.index.firstKey`, firstKey),
        bytes: this.count(`${part}.index.bytes`, bytes, 1),
        checksum,
      },
    };
  }

  /** Counts that add up: every position is won by somebody or drawn, and has one rank. */
  statistics(part: string, given: Readonly<Record<string, unknown>>, place: number): LevelStatistics {
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
}

/** The error of a file, or of bytes without a name, that is no whole database. */
export function notWhole(name: string | undefined, why: Text): MarienbadError {
  return new MarienbadError("bad-input", texts.notWhole(name, why));
}
