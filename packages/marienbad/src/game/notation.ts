import { MarienbadError, refused } from "../base/error.ts";
import type { Language } from "../base/text.ts";
import { facts } from "./facts.ts";
import type { Game } from "./game.ts";
import type { GameKit, Notation } from "./kit.ts";

/**
 * A kit for rules that come alone, or with some of what a kit may have: moves and positions are written as they are, and nothing
 * more is promised than is given.
 */
export function plainKit<Position, Move>(
  rules: Game<Position, Move>,
  given: Partial<GameKit<Position, Move>> = {},
): GameKit<Position, Move> {
  const notation: Notation<Position, Move> = {
    writeMove: (move) => plainWord(move),
    writePosition: (position) => String(rules.key(position)),
    readPosition: () =>
      refused([
        {
          text: {
            en: "these rules have no notation for positions: give the moves that lead there",
            fr: "ces règles n'ont pas de notation pour les positions : donnez les coups qui y mènent",
          },
        },
      ]),
  };
  return { rules, facts: facts({ impartial: false, acyclic: false, canDraw: true }), notation, ...given };
}

function plainWord(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}

/** The legal move that is written so. Says what is legal when it is none. */
export function readMove<Position, Move>(kit: GameKit<Position, Move>, position: Position, text: string): Move {
  const { rules, notation } = kit;
  const legal = rules.result(position) === undefined ? rules.moves(position) : [];
  const found = legal.find((move) => notation.writeMove(move, position) === text);
  if (found !== undefined) return found;
  const where = notation.writePosition(position);
  if (legal.length === 0) {
    throw new MarienbadError("illegal-move", {
      en: `"${text}" cannot be played at ${where}: the play is over there.`,
      fr: `"${text}" ne peut se jouer en ${where} : la partie y est finie.`,
    });
  }
  const words = legal.map((move) => notation.writeMove(move, position));
  const list = words.length > 40 ? `${words.slice(0, 40).join(" ")} …` : words.join(" ");
  throw new MarienbadError("illegal-move", {
    en: `"${text}" is not a legal move at ${where}. Legal: ${list}`,
    fr: `"${text}" n'est pas un coup permis en ${where}. Coups permis : ${list}`,
  });
}

/** A position as it is written or, failing that, as the moves that lead there from the start (`5 1 3` or `5,1,3`). */
export function readPosition<Position, Move>(kit: GameKit<Position, Move>, text: string): Position {
  const direct = kit.notation.readPosition(text.trim());
  if (direct.ok) return direct.value;
  const words = splitMoves(text);
  try {
    return words.reduce((position, word) => kit.rules.play(position, readMove(kit, position, word)), kit.rules.start);
  } catch (error) {
    if (!(error instanceof MarienbadError)) throw error;
    const faults = (language: Language): string =>
      direct.faults.map((fault) => fault.text[language]).join(language === "fr" ? " ; " : "; ");
    const why = (language: Language): string => error.text[language].replace(/\.$/, "");
    throw new MarienbadError("illegal-position", {
      en: `"${text}" is not a position (${faults("en")}) nor a list of moves from the start (${why("en")}).`,
      fr: `"${text}" n'est ni une position (${faults("fr")}) ni une liste de coups depuis le début (${why("fr")}).`,
    });
  }
}

/** The moves of a line: words between blanks or, where there is no blank, between commas. */
export function splitMoves(text: string): string[] {
  const trimmed = text.trim();
  return trimmed.split(/\s/.test(trimmed) ? /\s+/ : ",");
}
