import { isOptionSpec, type OptionSpec, type OptionSpecs, type OptionValues, readOptions } from "../base/options.ts";
import { sameText, type Text } from "../base/text.ts";
import { badRules, missingMembers, NEEDED_MEMBERS, trustedGame } from "../game/checked.ts";
import type { GameDefinition, Widened } from "../game/define.ts";
import { fullGame } from "../game/full-game.ts";
import type { AnyGame, FullGame, Game, GivenGame } from "../game/members.ts";
import * as gameTexts from "../game/texts.ts";
import type { Showing } from "./showing.ts";
import * as texts from "./texts.ts";

type AnyOptions = Readonly<Record<string, unknown>>;

/** Values accepted for an option: the value, or as typed on a command line, or a size as a number. */
type Given<Value> = Value extends number | readonly number[]
  ? Value | string
  : Value extends `${infer Size extends number}`
    ? Value | Size
    : Value;
type GivenOptions<Options> = { readonly [Name in keyof Options]?: Given<Options[Name]> };

/** A game that a family has made: it knows its id and its options. */
// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export interface FamilyGame<Position = any, Move = any, Options extends AnyOptions = AnyOptions>
  extends FullGame<Position, Move> {
  readonly id: string;
  readonly options: Options;
}

interface AboutFamily<Options> {
  readonly id: string;
  readonly title: Text;
  readonly summary: Text;
  /** Source of the rules and the expected values. */
  readonly reference: string;
  readonly options: { readonly [Name in keyof Options]: OptionSpec };
  /** Appearance in a gallery; by default one card without a picture. */
  readonly showing?: Showing;
}

/** Written as a method, so that each family is also one whose types do not matter to the reader. */
interface Making<Position, Move, Options extends AnyOptions> {
  make(options?: GivenOptions<Options>): FamilyGame<Position, Move, Options>;
}

/** A function from options (checked, parsed from strings, with defaults) to a game, with facts as properties. */
// biome-ignore lint/suspicious/noExplicitAny: positions and moves flow only between functions of one game
export type Family<Position = any, Move = any, Options extends AnyOptions = AnyOptions> = Making<
  Position,
  Move,
  Options
>["make"] &
  AboutFamily<Options>;

/** A family as it is defined. */
export interface FamilyDefinition<Specs, Values, Built>
  extends Partial<Pick<AboutFamily<never>, "id" | "reference" | "showing">> {
  readonly title?: string | Text;
  readonly summary?: string | Text;
  readonly options: Specs;
  /** The rules in force, where the summary leaves something to the options. */
  rule?(options: Values): Text;
  build(options: Values): Built;
}

type FamilyOf<Specs extends OptionSpecs<unknown>, Built extends AnyDefinition> = Family<
  Widened<Built["start"]>,
  ReturnType<Built["moves"]>[number],
  OptionValues<Specs>
>;
// biome-ignore lint/suspicious/noExplicitAny: what is built has the types of its positions and moves
type AnyDefinition = GameDefinition<any, any>;

/** A user-defined family, with checked rules. Use `defineGame` inside `build`, so that TypeScript infers its types. */
/* @__NO_SIDE_EFFECTS__ */
export function defineFamily<const Specs extends OptionSpecs<string | Text>, Built extends AnyDefinition>(
  definition: FamilyDefinition<Specs, OptionValues<Specs>, Built>,
): FamilyOf<Specs, Built> {
  const { options = {}, build } = definition;
  for (const [name, spec] of Object.entries(options)) {
    if (!isOptionSpec(spec)) throw badRules(texts.badOptionSpec(name));
  }
  if (typeof build !== "function") throw badRules(gameTexts.notFunctions(["build"]));
  return familyOf(definition, (built) => fullGame(built as GivenGame)) as FamilyOf<Specs, Built>;
}

/** A family of the catalogue, whose rules are trusted: the conformance tests have been through them. */
/* @__NO_SIDE_EFFECTS__ */
export function catalogueFamily<const Specs extends OptionSpecs, Position, Move>(
  definition: Required<Pick<AboutFamily<never>, "id" | "title" | "summary" | "reference">> &
    FamilyDefinition<Specs, OptionValues<Specs>, FullGame<Position, Move>>,
): Family<Position, Move, OptionValues<Specs>> {
  return familyOf(definition, (built) => trustedGame(built)) as Family<Position, Move, OptionValues<Specs>>;
}

const UNNAMED = "";

function familyOf<Built>(
  definition: FamilyDefinition<OptionSpecs<string | Text>, never, Built>,
  finish: (built: Built) => AnyGame,
): Family {
  const {
    build,
    rule,
    id = UNNAMED,
    title = id,
    summary = "",
    reference = "",
    options: specs = {},
    showing,
  } = definition;
  const options = Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [name, { ...spec, summary: inBoth(spec.summary) }]),
  );
  const make = (given: AnyOptions = {}): FamilyGame => {
    const values = readOptions(options, given) as never;
    const inForce = rule && { rule: rule(values) };
    return { ...withUsableLevels(finish(build(values))), id, options: values, ...inForce };
  };
  const about = { id, title: inBoth(title), summary: inBoth(summary), reference, options };
  return Object.assign(make, about, showing && { showing });
}

function inBoth(given: string | Text): Text {
  return typeof given === "string" ? sameText(given) : given;
}

/** The game without levels and rules by key where positions have no whole numbers as keys: the board is too large. */
function withUsableLevels<Position, Move>(game: FullGame<Position, Move>): FullGame<Position, Move> {
  const { levels, byKey, ...others } = game;
  return typeof game.key(game.start) === "number" ? game : others;
}

/** The game that a module exports by default: a game, a family or a definition; `name` is its id if it has none. */
export function gameOfModule(exported: unknown, name: string, options: AnyOptions = {}): FamilyGame | undefined {
  const family = isDefinition(exported) ? defineFamily(exported) : exported;
  if (isFamily(family)) return { ...family(options), id: family.id === UNNAMED ? name : family.id };
  if (!isGame(exported)) return undefined;
  return { ...fullGame(exported), id: name, options: readOptions({}, options) };
}

/** True if a module may export this value as its game. */
export function isOwnGame(value: unknown): boolean {
  return isGame(value) || isDefinition(value) || isFamily(value);
}

/** The missing members of an object that has some of the members of a game; undefined if none or all are missing. */
export function missingParts(exported: unknown): readonly string[] | undefined {
  if (typeof exported !== "object" || exported === null) return undefined;
  const missing = missingMembers(exported);
  return missing.length > 0 && missing.length < NEEDED_MEMBERS.length ? missing : undefined;
}

function isGame(value: unknown): value is Game<unknown, unknown> {
  return typeof value === "object" && value !== null && missingMembers(value).length === 0;
}

function isDefinition(value: unknown): value is Parameters<typeof defineFamily>[0] {
  return typeof value === "object" && value !== null && "build" in value && typeof value.build === "function";
}

function isFamily(value: unknown): value is Family {
  return typeof value === "function" && "id" in value && "options" in value;
}
