import { withDeadEnds } from "marienbad/arena";
import { arenaOf, nimArena, nimPlaces, placesOf } from "./arena-drawing.ts";

/** The arenas that come back through the book, each with its places. */
export const TWELVE = arenaOf("e: d f; d: c a; c: b j; b: a; a: G f; f: g e; g: f j; h: m g; m: j; j: K e; G:; K:", {
  own: "e c a g m K",
  goals0: "G",
  goals1: "K",
});
export const TWELVE_PLACES = placesOf(
  TWELVE,
  "e 0 1; d 1 1; c 2 1; b 3 1; a 4 1; G 5 1; f 2 -.1; g 4 -.1; h 6 -.1; K 1 2.2; j 3 2.2; m 6 2.2",
);

/** The way from d to a goes above c and b. */
export const twelveBend = (from: number, to: number): { bend?: number } =>
  TWELVE.label(from) === "d" && TWELVE.label(to) === "a" ? { bend: 24 } : {};

export const EIGHT = arenaOf("0: 4 5; 1: 4 5 6; 2: 7; 3:; 4: 2; 5: 3; 6: 2 3; 7:", { own: "0 1 2 3" });
export const EIGHT_PLACES = placesOf(EIGHT, "0 0 .5; 1 0 2; 4 1.5 0; 5 1.5 1.25; 6 1.5 2.5; 2 3 .5; 3 3 2; 7 4.2 .5");
export const EIGHT_STUCK_LOSES = withDeadEnds(EIGHT, "mover-loses");

export const DRAWS = arenaOf("s: a e; a: b k; b: a g; e: h k; h:; g:; k:", { own: "a e g", goals0: "g", goals1: "k" });
export const DRAWS_PLACES = placesOf(DRAWS, "s 0 1; a 1.3 0; b 2.8 0; g 4.1 0; e 1.3 2; h 2.8 2; k 2.1 1");

export const THREE = arenaOf("a: b g; b: a; g:", { own: "a", goals0: "g" });
export const THREE_PLACES = placesOf(THREE, "b 0 0; a 1.5 0; g 3 0");

export const DETOUR = arenaOf("a: k b; b: a; k: g; g:", { own: "a k g", goals0: "g", goals1: "k" });
export const DETOUR_PLACES = placesOf(DETOUR, "b 0 0; a 1.4 0; k 2.8 0; g 4.2 0");

/** Vertex i has rank i; the square 4 leads to 1 and to 3. */
export const CHAIN = arenaOf("0:; 1: 0; 2: 1; 3: 2; 4: 1 3", { own: "1 3", goals0: "0" });
export const CHAIN_PLACES = placesOf(CHAIN, "0 4.4 0; 1 3.3 0; 2 2.2 .9; 3 1.1 .9; 4 0 0");

/** Where a labelling that dives goes wrong. */
export const RANKS = arenaOf("x: y1 w; y1: p; p: u; u: y x; y: z; z: y0; y0: v; v:; w:", {
  own: "v w u y1 z",
  goals0: "v w",
});
export const RANKS_PLACES = placesOf(
  RANKS,
  "w 0 0; x 1.2 0; y1 2.4 -.8; p 3.6 -.8; u 3 .5; y 2 1.5; z 3.2 1.5; y0 4.4 1.5; v 5.6 1.5",
);

/**
 * Two rows of two sticks: s = (2,2), a = (2,1), b = (2,0), d = (1,1), c = (1,0), e = (0,0); the number tells who
 * moves.
 */
const TWIN_MOVES = { s: "a b", a: "b c d", b: "c e", d: "c", c: "e", e: "" };
const TWIN_LINES = (["1", "2"] as const)
  .flatMap((player) =>
    Object.entries(TWIN_MOVES).map(([name, targets]) => {
      const other = player === "1" ? "2" : "1";
      return `${name}${player}: ${targets
        .split(" ")
        .filter(Boolean)
        .map((target) => target + other)
        .join(" ")}`;
    }),
  )
  .join("; ");
export const twins = (goals0: string, goals1: string) =>
  arenaOf(TWIN_LINES, { own: "s1 a1 b1 c1 d1 e1", goals0, goals1 });
export const TWINS = twins("c1", "");
export const TWINS_PLACES = placesOf(
  TWINS,
  "s1 0 0; a1 1.2 0; b1 2.4 0; d1 3.6 0; c1 4.8 0; e1 6 0; s2 0 2; a2 1.2 2; b2 2.4 2; d2 3.6 2; c2 4.8 2; e2 6 2",
  72,
);

export const NIM10 = nimArena(10, { take: "1,2" });
export const NIM10_PLACES = nimPlaces(NIM10);
export const NIM6 = nimArena(6, { take: "1,2,3", until: "1" });
