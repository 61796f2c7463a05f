import { findPathIntoCycle } from "../base/cycle.ts";
import { MarienbadError, textOfError } from "../base/error.ts";
import type { Text } from "../base/text.ts";
import { sameText } from "../base/text.ts";
import type { Key } from "./game.ts";
import type { GameKit } from "./kit.ts";
import { faultOfLevels, searchFaultOfLevels } from "./levels.ts";

/** A rule of the contract that a game breaks, and the position that shows it. */
export interface Nonconformity {
  readonly text: Text;
  /** Which rule: a word to test by. */
  readonly rule:
    | "throws"
    | "turn"
    | "key"
    | "moves"
    | "play"
    | "result"
    | "notation"
    | "symmetry"
    | "turn-swap"
    | "levels"
    | "facts";
  /** The position as it is written, or its key. */
  readonly position: string;
}

export interface ConformanceOptions {
  /** The most positions to look at, breadth first (default 2000). */
  readonly limit?: number;
  /** Stop after this many faults (default 20). */
  readonly most?: number;
}

/**
 * Checks a game against the contract on its first positions: the turn belongs to the key, nothing moves after the
 * end, play is pure, notation and symmetry keep what they should, levels and stated facts hold. An empty list is a pass.
 */
export function checkConformance<Position, Move>(
  kit: GameKit<Position, Move>,
  { limit = 2000, most = 20 }: ConformanceOptions = {},
): Nonconformity[] {
  const inspector = new Inspector(kit, most);
  try {
    inspector.explore(limit);
  } catch (error) {
    if (!(error instanceof TooManyFaults)) throw error;
  }
  return inspector.faults;
}

class TooManyFaults extends Error {}

interface Seen<Position> {
  readonly position: Position;
  readonly signature: string;
}

class Inspector<Position, Move> {
  readonly faults: Nonconformity[] = [];
  readonly #kit: GameKit<Position, Move>;
  readonly #most: number;
  readonly #seen = new Map<Key, Seen<Position>>();
  readonly #successors = new Map<Key, Key[]>();

  constructor(kit: GameKit<Position, Move>, most: number) {
    this.#kit = kit;
    this.#most = most;
  }

  explore(limit: number): void {
    const { rules } = this.#kit;
    const queue: Position[] = [];
    this.#guard(rules.start, { en: "the start", fr: "au début" }, () => this.#meet(rules.start, queue));
    let complete = true;
    for (const position of queue) {
      this.#guard(position, { en: "a position", fr: "dans une position" }, () => this.#inspect(position, queue));
      if (queue.length > limit) {
        complete = false;
        break;
      }
    }
    if (queue.length > 0) this.#checkFacts(queue, complete);
    if (!complete) this.#checkLevelsFarAway();
  }

  /** Rules that throw are a fault of the rules, not a crash. */
  #guard(position: Position, where: Text, action: () => void): void {
    try {
      action();
    } catch (error) {
      if (error instanceof TooManyFaults) throw error;
      const why = textOfError(error);
      this.#fault("throws", position, {
        en: `the rules fail at ${where.en}: ${why.en}`,
        fr: `les règles échouent ${where.fr} : ${why.fr}`,
      });
    }
  }

  #fault(rule: Nonconformity["rule"], position: Position, sentence: Text): void {
    this.faults.push({ rule, text: sentence, position: this.#name(position) });
    if (this.faults.length >= this.#most) throw new TooManyFaults();
  }

  #name(position: Position): string {
    try {
      return this.#kit.notation.writePosition(position);
    } catch {
      return snapshot(position);
    }
  }

  /** Puts a position into the queue when its key is new, and compares it with its namesake when it is not. */
  #meet(position: Position, queue: Position[]): Key {
    const { rules } = this.#kit;
    const key = rules.key(position);
    if (typeof key !== "string" && !Number.isSafeInteger(key)) {
      this.#fault("key", position, {
        en: `the key ${String(key)} should be a string or a whole number below 2^53`,
        fr: `la clé ${String(key)} devrait être une chaîne ou un nombre entier inférieur à 2^53`,
      });
    }
    if (rules.key(position) !== key)
      this.#fault("key", position, { en: "two calls give two keys", fr: "deux appels donnent deux clés" });
    const signature = this.#signature(position);
    const known = this.#seen.get(key);
    if (known === undefined) {
      const first = this.#seen.keys().next().value;
      if (first !== undefined && typeof first !== typeof key) {
        this.#fault("key", position, {
          en: "some keys are numbers and some are strings",
          fr: "certaines clés sont des nombres et d'autres des chaînes",
        });
      }
      this.#seen.set(key, { position, signature });
      queue.push(position);
    } else if (known.signature !== signature) {
      const [shown, namesake] = [JSON.stringify(key), this.#name(known.position)];
      this.#fault("key", position, {
        en: `the key ${shown} also belongs to ${namesake}, where the turn, the moves or the result differ: all of them must follow from the key`,
        fr: `la clé ${shown} est aussi celle de ${namesake}, où le trait, les coups ou le résultat diffèrent : tous doivent découler de la clé`,
      });
    }
    return key;
  }

  /** What two positions with one key must have in common. */
  #signature(position: Position): string {
    const { rules, notation } = this.#kit;
    const moves = rules.moves(position).map((move) => notation.writeMove(move, position));
    return JSON.stringify([rules.turn(position), rules.result(position) ?? null, moves.sort()]);
  }

  #inspect(position: Position, queue: Position[]): void {
    const { rules, notation, symmetry, turnSwap, levels } = this.#kit;
    const turn = rules.turn(position);
    if (turn !== 0 && turn !== 1)
      this.#fault("turn", position, {
        en: `the turn is ${String(turn)}, it should be 0 or 1`,
        fr: `le trait est à ${String(turn)}, ce devrait être 0 ou 1`,
      });
    const result = rules.result(position);
    if (result !== undefined && result !== 0 && result !== 1 && result !== "draw") {
      this.#fault("result", position, {
        en: `the result is ${String(result)}, it should be 0, 1, "draw" or undefined`,
        fr: `le résultat est ${String(result)}, ce devrait être 0, 1, "draw" ou undefined`,
      });
    }
    const before = snapshot(position);
    const moves = rules.moves(position);
    if (result !== undefined && moves.length > 0)
      this.#fault("moves", position, {
        en: "there are moves after the end of the play",
        fr: "il y a des coups après la fin de la partie",
      });
    if (snapshot(moves) !== snapshot(rules.moves(position)))
      this.#fault("moves", position, {
        en: "two calls give two lists of moves",
        fr: "deux appels donnent deux listes de coups",
      });
    const words = moves.map((move) => notation.writeMove(move, position));
    words.forEach((word, i) => {
      if (words.indexOf(word) !== i)
        this.#fault("notation", position, {
          en: `two moves are written "${word}"`,
          fr: `deux coups s'écrivent "${word}"`,
        });
      if (word === "" || /\s/.test(word))
        this.#fault("notation", position, {
          en: `the move "${word}" is not one word`,
          fr: `le coup "${word}" n'est pas un seul mot`,
        });
    });
    const successors: Key[] = [];
    for (const move of result === undefined ? moves : []) {
      const next = rules.play(position, move);
      if (rules.key(rules.play(position, move)) !== rules.key(next)) {
        const word = notation.writeMove(move, position);
        this.#fault("play", position, {
          en: `the same move gives two positions: ${word}`,
          fr: `le même coup donne deux positions : ${word}`,
        });
      }
      successors.push(this.#meet(next, queue));
    }
    if (snapshot(position) !== before)
      this.#fault("play", position, {
        en: "playing a move changes the position it was played from",
        fr: "jouer un coup change la position d'où il est joué",
      });
    this.#successors.set(rules.key(position), successors);
    this.#checkNotation(position);
    if (symmetry !== undefined) this.#checkSymmetry(position);
    if (turnSwap !== undefined) this.#checkTurnSwap(position, words);
    const fault = levels && faultOfLevels(rules, levels, position);
    if (fault !== undefined) this.#fault("levels", position, fault);
  }

  /** Levels are checked to the ends of some plays too, which the first positions of a large game do not reach. */
  #checkLevelsFarAway(): void {
    const { rules, levels } = this.#kit;
    const found = levels && searchFaultOfLevels(rules, levels);
    if (found !== undefined) this.#fault("levels", found.position, found.sentence);
  }

  #checkNotation(position: Position): void {
    const { rules, notation } = this.#kit;
    const text = notation.writePosition(position);
    const back = notation.readPosition(text);
    if (!back.ok) {
      // Rules that came alone have no notation of positions at all; that is said at the start, once.
      if (position === rules.start && text !== String(rules.key(position))) {
        const why = back.faults[0]?.text ?? sameText("");
        this.#fault("notation", position, {
          en: `its own text "${text}" is refused: ${why.en}`,
          fr: `son propre texte "${text}" est refusé : ${why.fr}`,
        });
      }
    } else if (rules.key(back.value) !== rules.key(position)) {
      this.#fault("notation", position, {
        en: `its text "${text}" is read as another position`,
        fr: `son texte "${text}" est lu comme une autre position`,
      });
    }
  }

  /** Images must have the same turn and result, and moves that lead to images of each other. */
  #checkSymmetry(position: Position): void {
    const { rules, symmetry } = this.#kit;
    if (symmetry === undefined) return;
    const canonical = (of: Position): string =>
      symmetry
        .images(of)
        .map((image) => JSON.stringify(rules.key(image)))
        .sort()[0];
    const targets = (of: Position): string =>
      rules.result(of) === undefined
        ? rules
            .moves(of)
            .map((move) => canonical(rules.play(of, move)))
            .sort()
            .join(" ")
        : "";
    const images = symmetry.images(position);
    if (!images.some((image) => rules.key(image) === rules.key(position))) {
      this.#fault("symmetry", position, {
        en: "it is not among its own images",
        fr: "elle n'est pas parmi ses propres images",
      });
    }
    const expected = targets(position);
    for (const image of images) {
      if (rules.turn(image) !== rules.turn(position))
        this.#fault("symmetry", position, { en: "an image has another turn", fr: "une image a un autre trait" });
      if (rules.result(image) !== rules.result(position))
        this.#fault("symmetry", position, { en: "an image has another result", fr: "une image a un autre résultat" });
      if (targets(image) !== expected)
        this.#fault("symmetry", position, {
          en: "an image has moves that are not images of its moves",
          fr: "une image a des coups qui ne sont pas les images de ses coups",
        });
    }
  }

  #checkTurnSwap(position: Position, words: readonly string[]): void {
    const { rules, notation, turnSwap, facts } = this.#kit;
    if (turnSwap === undefined) return;
    const swapped = turnSwap.swapTurn(position);
    if (rules.turn(swapped) === rules.turn(position))
      this.#fault("turn-swap", position, {
        en: "swapping the turn keeps it",
        fr: "échanger le trait ne le change pas",
      });
    if (rules.key(turnSwap.swapTurn(swapped)) !== rules.key(position)) {
      this.#fault("turn-swap", position, {
        en: "swapping the turn twice does not come back",
        fr: "échanger le trait deux fois ne ramène pas au départ",
      });
    }
    const others = rules.moves(swapped).map((move) => notation.writeMove(move, swapped));
    if (facts.impartial && [...others].sort().join(" ") !== [...words].sort().join(" ")) {
      this.#fault("facts", position, {
        en: "the game is said to be impartial, but the players have different moves here",
        fr: "le jeu est dit impartial, mais les joueurs ont ici des coups différents",
      });
    }
  }

  /** A fact that says "never" is refuted by one position; one that says "can" is not by a small instance. */
  #checkFacts(queue: readonly Position[], complete: boolean): void {
    const { rules, facts } = this.#kit;
    const repeated = findPathIntoCycle(this.#successors.keys(), (key) => this.#successors.get(key) ?? [])?.at(-1);
    const at = (key: Key): Position => (this.#seen.get(key) as Seen<Position>).position;
    if (repeated !== undefined && facts.acyclic) {
      this.#fault("facts", at(repeated), {
        en: "the game is said to be acyclic, but a play can come back here",
        fr: "le jeu est dit acyclique, mais une partie peut revenir ici",
      });
    }
    if (facts.canDraw) return;
    if (repeated !== undefined)
      this.#fault("facts", at(repeated), {
        en: "the game is said to have no draw, but a play can go round here for ever",
        fr: "le jeu est dit sans nulle, mais une partie peut tourner ici sans fin",
      });
    for (const position of complete ? queue : queue.slice(0, this.#successors.size)) {
      const result = rules.result(position);
      if (result === "draw" || (result === undefined && rules.moves(position).length === 0)) {
        this.#fault("facts", position, {
          en: "the game is said to have no draw, but this is one",
          fr: "le jeu est dit sans nulle, mais c'en est une",
        });
        return;
      }
    }
  }
}

/** Everything in a value, as text, to see whether it has changed. */
function snapshot(value: unknown): string {
  return (
    JSON.stringify(value, (_, part) => {
      if (typeof part === "bigint") return `${part}n`;
      if (part instanceof Map || part instanceof Set) return [...part];
      return part;
    }) ?? String(value)
  );
}

/** Throws when a game breaks the contract: one line for tests. */
export function assertConforms<Position, Move>(kit: GameKit<Position, Move>, options?: ConformanceOptions): void {
  const faults = checkConformance(kit, options);
  if (faults.length === 0) return;
  const lines = faults.map(({ rule, text, position }) => `${rule} at ${position}: ${text.en}`);
  throw new MarienbadError("bad-rules", sameText(`The game breaks the contract:\n${lines.join("\n")}`));
}
