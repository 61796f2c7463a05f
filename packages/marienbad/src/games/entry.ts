import { MarienbadError } from "../base/error.ts";
import { isOptionSpec, type OptionSpecs, type OptionValues, readOptions } from "../base/options.ts";
import { sameText, type Text } from "../base/text.ts";
import { trustedGame } from "../game/checked.ts";
import type { Game } from "../game/game.ts";
import type { AnyKit, GameKit } from "../game/kit.ts";
import { ownKit, plainKit } from "../game/notation.ts";
import type { Showing } from "./showing.ts";
import * as texts from "./texts.ts";

/** A game of the catalogue: what the command line, the lab and the docs need to list it, and how to make it. */
export interface CatalogueEntry {
  readonly id: string;
  readonly title: Text;
  /** The rules in a sentence or two. */
  readonly summary: Text;
  /** Where the rules and the expected values come from. */
  readonly reference: string;
  readonly options: OptionSpecs;
  /** How a gallery shows it; as one card without a picture of a play unless given. */
  readonly showing?: Showing;
  /** The game for these options (as typed: strings are read and checked; what is missing has its default). */
  make(options?: Readonly<Record<string, unknown>>): CatalogueGame;
}

/** A game with its options chosen. */
export interface CatalogueGame {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** The rules that these options make, where the summary leaves something to them. */
  readonly rule?: Text;
  readonly kit: AnyKit;
}

interface Definition<Id extends string, Specs extends OptionSpecs, Position, Move>
  extends Omit<CatalogueEntry, "id" | "make" | "options"> {
  readonly id: Id;
  readonly options: Specs;
  /** The rules in force, where the summary leaves something to the options. */
  rule?(options: OptionValues<Specs>): Text;
  build(options: OptionValues<Specs>): GameKit<Position, Move>;
}

/** An entry whose id and kits have these types. */
export interface TypedEntry<Id extends string, Position, Move> extends CatalogueEntry {
  readonly id: Id;
  make(options?: Readonly<Record<string, unknown>>): TypedGame<Position, Move>;
}

/** A game of the catalogue whose kit has these types. */
export interface TypedGame<Position, Move> extends CatalogueGame {
  readonly kit: GameKit<Position, Move>;
}

/** The type of the positions of an entry, `PositionOf<typeof nim>`. */
export type PositionOf<Entry> = Entry extends TypedEntry<string, infer Position, infer _Move> ? Position : never;
/** The type of the moves of an entry, `MoveOf<typeof nim>`. */
export type MoveOf<Entry> = Entry extends TypedEntry<string, infer _Position, infer Move> ? Move : never;

/**
 * Makes an entry of the catalogue out of a definition whose `build` receives checked, typed options. Its rules are
 * trusted: the conformance tests have been through them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineGame<const Id extends string, const Specs extends OptionSpecs, Position, Move>(
  definition: Definition<Id, Specs, Position, Move>,
): TypedEntry<Id, Position, Move> {
  return entryOf(definition, (kit) => {
    trustedGame(kit.rules);
    return kit;
  });
}

/** What somebody's own game may be called where it is shown. */
interface Titled {
  readonly title?: string | Text;
}

/** Somebody's own kit: the rules, and beside them whatever else there is. */
export type OwnKit<Position, Move> = Partial<GameKit<Position, Move>> & Pick<GameKit<Position, Move>, "rules"> & Titled;

/** Somebody's own game with options: only what is needed to build it must be there. */
export interface OwnDefinition<Id extends string, Specs extends OptionSpecs, Position, Move>
  extends Partial<Omit<Definition<Id, Specs, Position, Move>, "build">> {
  /** The rules, or a kit, for options that were read and checked. */
  build(options: OptionValues<Specs>): Game<Position, Move> | OwnKit<Position, Move>;
}

/**
 * Somebody's own game, for the default export of a file of rules: rules alone, `defineGame<Position, Move>({ start,
 * turn, … })`, which come back as they are.
 */
export function defineOwnGame<Position, Move>(rules: Game<Position, Move> & Titled): Game<Position, Move>;
/** The same for rules with whatever else a kit may have: a notation, a board, levels, scores, … */
export function defineOwnGame<Position, Move>(kit: OwnKit<Position, Move>): OwnKit<Position, Move>;
/** The same for rules that have options, as `defineGame({ options: { rows: … }, build: ({ rows }) => … })`. */
export function defineOwnGame<const Id extends string, const Specs extends OptionSpecs, Position, Move>(
  definition: OwnDefinition<Id, Specs, Position, Move>,
): TypedEntry<Id, Position, Move>;
export function defineOwnGame(given: object): unknown {
  return "build" in given ? ownEntry(given as OwnDefinition<string, OptionSpecs, unknown, unknown>) : given;
}

/** An entry made of a definition of somebody's own, whose rules are checked as they are used. */
function ownEntry(definition: OwnDefinition<string, OptionSpecs, unknown, unknown>): CatalogueEntry {
  const { id = UNNAMED, options = {} } = definition;
  for (const [name, spec] of Object.entries(options)) {
    if (!isOptionSpec(spec)) throw new MarienbadError("bad-rules", texts.badOptionSpec(name));
  }
  const { build, ...described } = definition;
  const named = { title: sameText(id), summary: sameText(""), reference: "", ...described, id, options };
  return entryOf(
    {
      ...named,
      build(values) {
        const built = build(values);
        return "rules" in built ? plainKit(built.rules, built) : ownKit(built);
      },
    },
    (kit) => kit,
  );
}

/** The id of a game that was given none: its file tells it. */
export const UNNAMED = "";

function entryOf<Id extends string, Specs extends OptionSpecs, Position, Move>(
  definition: Definition<Id, Specs, Position, Move>,
  finish: (kit: GameKit<Position, Move>) => GameKit<Position, Move>,
): TypedEntry<Id, Position, Move> {
  const { build, rule, ...described } = definition;
  return {
    ...described,
    make(given = {}) {
      const options = readOptions(definition.options, given);
      const told = rule && { rule: rule(options) };
      return { id: definition.id, options, ...told, kit: finish(withUsableLevels(build(options))) };
    },
  };
}

/** The kit without levels and rules by key where positions have no whole numbers as keys: the board is too large. */
function withUsableLevels<Position, Move>(kit: GameKit<Position, Move>): GameKit<Position, Move> {
  const { levels, byKey, ...others } = kit;
  return typeof kit.rules.key(kit.rules.start) === "number" ? kit : others;
}
