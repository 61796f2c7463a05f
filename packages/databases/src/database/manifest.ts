import { MarienbadError, type Text } from "marienbad/base";
import { DEAD_END_RULES, type DeadEndRule } from "marienbad/game";
import type { LevelStatistics } from "../tasks/level-tasks.ts";
import { texts } from "../texts.ts";
import { DEAD_END, type GameRef, KEYS_OF_RULES } from "./game-ref.ts";
import { SEGMENT_POSITIONS } from "./index-page.ts";

/** A level in a manifest: its statistics, and how to read its segments. */
export interface ManifestLevel extends LevelStatistics {
  readonly stored: number;
  readonly valueBytes: 1 | 2;
  readonly segments: { readonly count: number; readonly bytes: number; readonly checksum: string };
}

/** The content of a manifest. */
export interface Manifest {
  readonly ref: GameRef;
  readonly leavesOutWon?: true;
  readonly levels: readonly ManifestLevel[];
}

/** Reads a manifest and checks everything that reading relies on; throws `bad-input` with the first error. */
export function readManifest(name: string | undefined, bytes: Uint8Array): Manifest {
  const reader: ManifestReader = new ManifestReader(name);
  const manifest = reader.record("", reader.json(bytes));
  const given = reader.list("levels", manifest.levels);
  reader.expect(given.length > 0, "levels", "a list that is not empty");
  const leavesOutWon = manifest.leavesOutWon !== undefined && reader.yes("leavesOutWon", manifest.leavesOutWon);
  return {
    ref: reader.ref(manifest),
    ...(leavesOutWon && { leavesOutWon }),
    levels: given.map((level, place) => reader.level(`levels[${place}]`, level, place, leavesOutWon)),
  };
}

/** Reads a reference written by `writeRef`; throws `bad-input` with the first error. */
export function readRef(name: string, written: unknown): GameRef {
  const reader: ManifestReader = new ManifestReader(name);
  return reader.ref(reader.record("", written));
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

  expect(holds: boolean, part: string, expected: string): asserts holds {
    if (!holds) throw notWhole(this.#name, texts.wrongManifestPart(part === "" ? "{ … }" : part, expected));
  }

  record(part: string, value: unknown): Readonly<Record<string, unknown>> {
    this.expect(typeof value === "object" && value !== null && !Array.isArray(value), part, "an object");
    return value as Readonly<Record<string, unknown>>;
  }

  list(part: string, value: unknown): readonly unknown[] {
    this.expect(Array.isArray(value), part, "a list");
    return value;
  }

  word(part: string, value: unknown): string {
    this.expect(typeof value === "string" && value !== "", part, "a name");
    return value;
  }

  yes(part: string, value: unknown): true {
    this.expect(value === true, part, "true");
    return true;
  }

  count(part: string, value: unknown, min = 0): number {
    this.expect(Number.isSafeInteger(value) && (value as number) >= min, part, `a whole number from ${min}`);
    return value as number;
  }

  ref({ game, options, rules, symmetry }: Readonly<Record<string, unknown>>): GameRef {
    const { [DEAD_END]: deadEnd, ...others } = this.record("options", options);
    const isRule = deadEnd === undefined || DEAD_END_RULES.some((rule) => rule === deadEnd);
    this.expect(isRule, `options.${DEAD_END}`, DEAD_END_RULES.join(", "));
    return {
      game: this.word("game", game),
      options: others,
      ...(deadEnd !== undefined && { deadEnd: deadEnd as DeadEndRule }),
      ...(rules !== undefined && { content: this.word("rules", rules) }),
      ...(symmetry !== undefined && { symmetry: this.keys("symmetry", symmetry) }),
    };
  }

  keys(part: string, value: unknown): string {
    return typeof value === "string" ? this.word(part, value) : this.yes(part, value) && KEYS_OF_RULES;
  }

  level(part: string, value: unknown, place: number, leavesOutWon: boolean): ManifestLevel {
    const given = this.record(part, value);
    const statistics = this.statistics(part, given, place);
    const { positions, byRank } = statistics;
    const won = leavesOutWon ? (byRank.player0[0] ?? 0) + (byRank.player1[0] ?? 0) : 0;
    const stored = this.count(`${part}.stored`, given.stored);
    this.expect(stored === positions - won, `${part}.stored`, String(positions - won));
    const { valueBytes } = given;
    this.expect(valueBytes === 1 || valueBytes === 2, `${part}.valueBytes`, "1, 2");
    const segments = this.record(`${part}.segments`, given.segments);
    const count = this.count(`${part}.segments.count`, segments.count);
    const expected = Math.ceil(stored / SEGMENT_POSITIONS);
    this.expect(count === expected, `${part}.segments.count`, String(expected));
    const { checksum } = segments;
    const isSum = typeof checksum === "string" && /^[0-9a-f]{16}$/.test(checksum);
    this.expect(isSum, `${part}.segments.checksum`, "sixteen hexadecimal digits");
    return {
      ...statistics,
      stored,
      valueBytes,
      segments: { count, bytes: this.count(`${part}.segments.bytes`, segments.bytes, count), checksum },
    };
  }

  statistics(part: string, given: Readonly<Record<string, unknown>>, place: number): LevelStatistics {
    const of = (name: string, min = 0): number => this.count(`${part}.${name}`, given[name], min);
    const level = of("level");
    this.expect(level === place, `${part}.level`, String(place));
    const [positions, moves] = [of("positions", place === 0 ? 1 : 0), of("moves")];
    const counted = this.byRank(`${part}.byRank`, given.byRank);
    const ofPlayer1 = given.ofPlayer1 === undefined ? undefined : this.byRank(`${part}.ofPlayer1`, given.ofPlayer1);
    const [player0, player1, draws] = (["player0", "player1", "draws"] as const).map((name) => {
      const sum = counted[name].reduce((total, count) => total + count, 0);
      this.expect(of(name) === sum, `${part}.${name}`, String(sum));
      return sum;
    });
    this.expect(positions === player0 + player1 + draws, `${part}.positions`, String(player0 + player1 + draws));
    return { level, positions, moves, player0, player1, draws, byRank: counted, ...(ofPlayer1 && { ofPlayer1 }) };
  }

  byRank(part: string, value: unknown): LevelStatistics["byRank"] {
    const byRank = this.record(part, value);
    const ranks = (name: string): number[] =>
      this.list(`${part}.${name}`, byRank[name]).map((count, rank) => this.count(`${part}.${name}[${rank}]`, count));
    return { player0: ranks("player0"), player1: ranks("player1"), draws: ranks("draws") };
  }
}

/** The error of an incomplete database. */
export function notWhole(name: string | undefined, why: Text): MarienbadError {
  return new MarienbadError("bad-input", texts.notWhole(name, why));
}
