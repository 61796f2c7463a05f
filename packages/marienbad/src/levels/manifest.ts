import { MarienbadError } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import type { LevelStatistics } from "../game/level-tasks.ts";
import { SEGMENT_POSITIONS } from "./index-page.ts";
import * as texts from "./texts.ts";

/** What was solved. */
export interface Solved {
  /** A game of the catalogue, or the name of a file of rules. */
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** What tells these rules from others, whatever they are called. */
  readonly rules?: string;
  /** Whether images of a position are one position: by the keys of the rules, or by keys of the game's own. */
  readonly symmetry?: true | string;
}

/** What a manifest says about a level: its statistics, and how its segments are to be read. */
export interface ManifestLevel extends LevelStatistics {
  /** How many positions its segments have. */
  readonly stored: number;
  readonly valueBytes: 1 | 2;
  readonly segments: { readonly count: number; readonly bytes: number; readonly checksum: string };
}

/** What a database says about itself, as JSON. */
export interface Manifest extends Solved {
  /** Whether positions that somebody has won are left out. */
  readonly leavesOutWon?: true;
  readonly levels: readonly ManifestLevel[];
}

/**
 * The manifest that these bytes are. Everything that reading relies on is checked: whatever is not as it should be
 * throws `bad-input`, and says what.
 */
export function readManifest(name: string | undefined, bytes: Uint8Array): Manifest {
  const reader: ManifestReader = new ManifestReader(name);
  const manifest = reader.record("", reader.json(bytes));
  const given = reader.list("levels", manifest.levels);
  reader.expect(given.length > 0, "levels", texts.NOT_EMPTY);
  const leavesOutWon = manifest.leavesOutWon !== undefined && reader.yes("leavesOutWon", manifest.leavesOutWon);
  return {
    game: reader.word("game", manifest.game),
    options: reader.record("options", manifest.options),
    ...(manifest.rules !== undefined && { rules: reader.word("rules", manifest.rules) }),
    ...(manifest.symmetry !== undefined && { symmetry: reader.yesOrWord("symmetry", manifest.symmetry) }),
    ...(leavesOutWon && { leavesOutWon }),
    levels: given.map((level, place) => reader.level(`levels[${place}]`, level, place, leavesOutWon)),
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

  yesOrWord(part: string, value: unknown): true | string {
    return typeof value === "string" ? this.word(part, value) : this.yes(part, value);
  }

  count(part: string, value: unknown, min = 0): number {
    this.expect(Number.isSafeInteger(value) && (value as number) >= min, part, texts.wholeNumberFrom(min));
    return value as number;
  }

  level(part: string, value: unknown, place: number, leavesOutWon: boolean): ManifestLevel {
    const given = this.record(part, value);
    const statistics = this.statistics(part, given, place);
    const { positions, byRank } = statistics;
    const won = leavesOutWon ? (byRank.player0[0] ?? 0) + (byRank.player1[0] ?? 0) : 0;
    const stored = this.count(`${part}.stored`, given.stored);
    this.expect(stored === positions - won, `${part}.stored`, texts.exactly(positions - won));
    const { valueBytes } = given;
    this.expect(valueBytes === 1 || valueBytes === 2, `${part}.valueBytes`, texts.exactly("1, 2"));
    const segments = this.record(`${part}.segments`, given.segments);
    const count = this.count(`${part}.segments.count`, segments.count);
    const expected = Math.ceil(stored / SEGMENT_POSITIONS);
    this.expect(count === expected, `${part}.segments.count`, texts.exactly(expected));
    const { checksum } = segments;
    const isSum = typeof checksum === "string" && /^[0-9a-f]{16}$/.test(checksum);
    this.expect(isSum, `${part}.segments.checksum`, texts.A_SUM);
    return {
      ...statistics,
      stored,
      valueBytes,
      segments: { count, bytes: this.count(`${part}.segments.bytes`, segments.bytes, count), checksum },
    };
  }

  /** Counts that add up: every position is won by somebody or drawn, and has one rank. */
  statistics(part: string, given: Readonly<Record<string, unknown>>, place: number): LevelStatistics {
    const of = (name: string, min = 0): number => this.count(`${part}.${name}`, given[name], min);
    const level = of("level");
    this.expect(level === place, `${part}.level`, texts.exactly(place));
    const [positions, moves] = [of("positions", place === 0 ? 1 : 0), of("moves")];
    const counted = this.byRank(`${part}.byRank`, given.byRank);
    const ofPlayer1 = given.ofPlayer1 === undefined ? undefined : this.byRank(`${part}.ofPlayer1`, given.ofPlayer1);
    const [player0, player1, draws] = (["player0", "player1", "draws"] as const).map((name) => {
      const sum = counted[name].reduce((total, count) => total + count, 0);
      this.expect(of(name) === sum, `${part}.${name}`, texts.exactly(sum));
      return sum;
    });
    this.expect(positions === player0 + player1 + draws, `${part}.positions`, texts.exactly(player0 + player1 + draws));
    return { level, positions, moves, player0, player1, draws, byRank: counted, ...(ofPlayer1 && { ofPlayer1 }) };
  }

  byRank(part: string, value: unknown): LevelStatistics["byRank"] {
    const byRank = this.record(part, value);
    const ranks = (name: string): number[] =>
      this.list(`${part}.${name}`, byRank[name]).map((count, rank) => this.count(`${part}.${name}[${rank}]`, count));
    return { player0: ranks("player0"), player1: ranks("player1"), draws: ranks("draws") };
  }
}

/** The error of a file, or of bytes without a name, that is no whole database. */
export function notWhole(name: string | undefined, why: Text): MarienbadError {
  return new MarienbadError("bad-input", texts.notWhole(name, why));
}
