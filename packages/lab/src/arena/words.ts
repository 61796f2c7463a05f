import { describeValue, type Outcome, type Player, sameText } from "marienbad";
import { number, say, t } from "../base/language.ts";
import { ofPlayer, playerName, playerNameAtStart } from "../base/players.ts";
import { names } from "./instance.ts";
import type { Joining, Study } from "./tasks.ts";

/** "player 0 wins in 3 moves", "a draw that never ends". */
export function tellOutcome(outcome: Outcome, rank: number | undefined): string {
  const result = outcome === "player0" ? 0 : outcome === "player1" ? 1 : "draw";
  const endless = outcome === "infiniteDraw" ? ({ endless: true } as const) : {};
  return t(describeValue({ result, rank, ...endless }, (player) => sameText(playerName(player))));
}

/** With a capital and a full stop. */
export function sentence(words: string): string {
  return `${words[0].toUpperCase()}${words.slice(1)}.`;
}

export function nameOf(vertex: number): string {
  return names.value[vertex] ?? "";
}

/** Why a vertex joins the attractor of a player, in a sentence. */
export function tellJoining(study: Study, player: Player, { vertex, rank, reason }: Joining): string {
  const name = nameOf(vertex);
  const owner = study.document.vertices[vertex].owner;
  const layer = `A${subscript(rank)}`;
  switch (reason.kind) {
    case "goal":
      return say(
        `${name} joins ${layer}: ${playerName(player)} has won there.`,
        `${name} entre dans ${layer} : ${playerName(player)} y a gagné.`,
      );
    case "one-good-move":
      return say(
        `${name} joins ${layer}: it is a vertex ${ofPlayer(owner)}, and the move to ${nameOf(reason.to)} leads into A${subscript(rank - 1)}.`,
        `${name} entre dans ${layer} : c'est un sommet ${ofPlayer(owner)}, et le coup vers ${nameOf(reason.to)} mène dans A${subscript(rank - 1)}.`,
      );
    case "all-moves-bad": {
      const targets = list(reason.to.map((target) => nameOf(target)));
      return reason.to.length === 1
        ? say(
            `${name} joins ${layer}: it is a vertex ${ofPlayer(owner)}, whose only move, to ${targets}, leads into the attractor.`,
            `${name} entre dans ${layer} : c'est un sommet ${ofPlayer(owner)}, dont le seul coup, vers ${targets}, mène dans l'attracteur.`,
          )
        : say(
            `${name} joins ${layer}: it is a vertex ${ofPlayer(owner)}, and each of its moves, to ${targets}, leads into the attractor.`,
            `${name} entre dans ${layer} : c'est un sommet ${ofPlayer(owner)}, et chacun de ses coups, vers ${targets}, mène dans l'attracteur.`,
          );
    }
  }
}

/** Before the first step, and after the last. */
export function tellBeginning(player: Player): string {
  return say(
    `The attractor ${ofPlayer(player)} is empty. It will begin with the vertices where ${playerName(player)} has won.`,
    `L'attracteur ${ofPlayer(player)} est vide. Il commencera par les sommets où ${playerName(player)} a gagné.`,
  );
}

export function tellEnd(study: Study, player: Player): string {
  const size = study.joinings[player].length;
  const { start } = study.document;
  const inside = start !== undefined && study.outcomes[start] === `player${player}`;
  const about =
    start === undefined
      ? ""
      : inside
        ? say(
            ` The start is in it: ${playerName(player)} can win.`,
            ` Le départ est dedans : ${playerName(player)} peut gagner.`,
          )
        : say(
            ` The start is not in it: ${playerName(player)} cannot force a win.`,
            ` Le départ n'y est pas : ${playerName(player)} ne peut pas forcer la victoire.`,
          );
  return say(
    `Nothing joins any more: the attractor ${ofPlayer(player)} has ${number(size)} of ${number(study.vertexCount)} vertices.${about}`,
    `Plus rien n'entre : l'attracteur ${ofPlayer(player)} a ${number(size)} des ${number(study.vertexCount)} sommets.${about}`,
  );
}

export function subscript(value: number): string {
  return String(value).replace(/\d/g, (digit) => "₀₁₂₃₄₅₆₇₈₉"[Number(digit)]);
}

export function list(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${say("and", "et")} ${names[names.length - 1]}`;
}

/** The algorithm, line by line; the number is the indentation. */
export function pseudoCode(player: Player): readonly (readonly [number, string])[] {
  const name = playerName(player);
  return [
    [0, say(`A ← the vertices where ${name} has won, of rank 0`, `A ← les sommets où ${name} a gagné, de rang 0`)],
    [
      0,
      say(
        "for every other vertex u: count[u] ← its number of moves",
        "pour tout autre sommet u : reste[u] ← son nombre de coups",
      ),
    ],
    [0, say("for every v of A, in the order in which they came:", "pour tout v de A, dans l'ordre d'arrivée :")],
    [1, say("for every move u → v with u outside A:", "pour tout coup u → v avec u hors de A :")],
    [
      2,
      say(
        `if ${name} moves at u: u joins A, of rank rank[v] + 1`,
        `si ${name} joue en u : u entre dans A, de rang rang[v] + 1`,
      ),
    ],
    [2, say("else: count[u] ← count[u] − 1", "sinon : reste[u] ← reste[u] − 1")],
    [
      3,
      say("if count[u] = 0: u joins A, of rank rank[v] + 1", "si reste[u] = 0 : u entre dans A, de rang rang[v] + 1"),
    ],
    [0, say("nothing joins any more: A is the attractor", "plus rien n'entre : A est l'attracteur")],
  ];
}

/** The line that a step comes from. */
export function lineOf(joining: Joining | undefined, ended: boolean): number | undefined {
  if (ended) return 7;
  if (joining === undefined) return undefined;
  return { goal: 0, "one-good-move": 4, "all-moves-bad": 6 }[joining.reason.kind];
}

/** Everything about a vertex, a few sentences; without the answers where they are to be found. */
export function tellVertex(study: Study, vertex: number, answers: boolean): string[] {
  const { owner, goal } = study.document.vertices[vertex];
  const sentences = [say(`${playerNameAtStart(owner)} moves here.`, `${playerNameAtStart(owner)} joue ici.`)];
  const won = study.goals[vertex];
  if (goal !== undefined) sentences.push(say(`A goal ${ofPlayer(goal)}.`, `Un but ${ofPlayer(goal)}.`));
  else if (won !== undefined) {
    sentences.push(
      say(
        `A dead end: by the rule ${playerName(won)} has won.`,
        `Un cul-de-sac : par la règle, ${playerName(won)} a gagné.`,
      ),
    );
  }
  if (study.document.start === vertex) sentences.push(say("Plays start here.", "Les parties commencent ici."));
  if (!answers) return sentences;
  sentences.push(sentence(tellOutcome(study.outcomes[vertex], study.ranks[vertex])));
  const player = study.outcomes[vertex] === "player0" ? 0 : study.outcomes[vertex] === "player1" ? 1 : undefined;
  if (player !== undefined) {
    const joining = study.joinings[player].find((candidate) => candidate.vertex === vertex);
    if (joining !== undefined && joining.rank > 0) sentences.push(tellJoining(study, player, joining));
  }
  return sentences;
}
