import { useMemo } from "preact/hooks";
import { IconButton } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { say } from "../base/language.ts";
import { Board } from "../board/board.tsx";
import { BOARDS } from "../board/index.ts";
import type { BoardModel } from "../board/model.ts";
import { begin, errorText, lookCloser, me, moves, play, resultSentence, session, thinking } from "./instance.ts";
import "./home.css";

export { page, start } from "./instance.ts";

const NO_VALUES = new Map();

/** What this is, in one screen, and a game that has already begun. */
export function View() {
  return (
    <div class="home page">
      <section class="welcome">
        <h1>{say("Take the last match, and you have lost.", "Qui prend la dernière allumette a perdu.")}</h1>
        <p class="lead">
          {say(
            "Marienbad is the game of the film: take as many matches as you like, from one row. Touch one to take it and all to its right. The other side never errs.",
            "Marienbad est le jeu du film : prenez autant d'allumettes que vous voulez, dans une seule rangée. Touchez-en une pour la prendre avec celles à sa droite. En face, on ne se trompe jamais.",
          )}
        </p>
        <p class="lead">
          {say(
            "This lab shows why. Games are graphs: who wins from where can be computed, watched step by step, searched when the graph is too big, and drawn.",
            "Ce labo montre pourquoi. Un jeu est un graphe : qui gagne d'où se calcule, se regarde pas à pas, se cherche quand le graphe est trop grand, et se dessine.",
          )}
        </p>
        <ul class="doors">
          {doors().map(({ link, title, what }) => (
            <li key={link}>
              <a href={link}>
                <strong>{title}</strong>
                <span>{what}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <FirstGame />
    </div>
  );
}

function doors(): { link: string; title: string; what: string }[] {
  return [
    {
      link: "#play",
      title: say("Play", "Jouer"),
      what: say("seventeen games, every move valued", "dix-sept jeux, chaque coup évalué"),
    },
    {
      link: "#arena",
      title: say("Arena", "Arène"),
      what: say("attractors, step by step", "les attracteurs, pas à pas"),
    },
    { link: "#tree", title: say("Tree", "Arbre"), what: say("minimax and alpha-beta", "minimax et alpha-bêta") },
    { link: "#nim", title: "Nim", what: say("nim-sums and Grundy values", "sommes de Nim et Grundy") },
    {
      link: "#paths",
      title: say("Paths", "Chemins"),
      what: say("Dijkstra and A* on a grid", "Dijkstra et A* sur une grille"),
    },
    {
      link: "#dilemma",
      title: say("Dilemma", "Dilemme"),
      what: say("prisoners and tournaments", "prisonniers et tournois"),
    },
    {
      link: "#course",
      title: say("Course", "Cours"),
      what: say("each notion, each exercise", "chaque notion, chaque exercice"),
    },
  ];
}

function FirstGame() {
  const { made, text, turn, legal, result, kit, positions } = session.value;
  const model = useMemo((): BoardModel | undefined => {
    const played = moves.value.map((word, index) => ({ word, player: kit.rules.turn(positions[index]) }));
    return BOARDS.marienbad({ text, turn, moves: legal, options: made.options, played });
  }, [text, turn]);
  const mine = result === undefined && turn === me.value;
  return (
    <section class="first-game" aria-label={say("A game of Marienbad", "Une partie de Marienbad")}>
      <p class={`status${result === undefined ? "" : " over"}`}>
        {result !== undefined
          ? resultSentence()
          : mine
            ? moves.value.length === 0
              ? say("You begin", "Vous commencez")
              : say("Your move", "À vous de jouer")
            : thinking.value
              ? say("The other side is thinking…", "L'autre réfléchit…")
              : say("The other side moves", "À l'autre de jouer")}
      </p>
      <div class="board-frame game-marienbad">
        {model !== undefined && (
          <Board
            model={model}
            turn={turn}
            label={say("Board: arrows move, Enter takes", "Plateau : les flèches déplacent, Entrée prend")}
            active={mine}
            last={[]}
            hint={undefined}
            values={NO_VALUES}
            onMove={play}
          />
        )}
      </div>
      <Fault of={errorText.value} />
      <div class="controls" role="toolbar" aria-label={say("Game", "Partie")}>
        <IconButton icon="restart" label={say("I begin", "Je commence")} onClick={() => begin(0)} />
        <IconButton icon="swap" label={say("Let it begin", "Qu'il commence")} onClick={() => begin(1)} />
        <IconButton icon="eye" label={say("What is each move worth?", "Que vaut chaque coup ?")} onClick={lookCloser} />
      </div>
      {result !== undefined && (
        <p class="soft">
          {result === me.value
            ? say("Well done: one slip and it would have been lost.", "Bravo : un seul faux pas, et c'était perdu.")
            : me.value === 0
              ? say(
                  "From 1-3-5-7 whoever begins has lost, if the other knows how. Let it begin, and the win is yours to find.",
                  "Depuis 1-3-5-7, qui commence a perdu, si l'autre sait jouer. Laissez-le commencer : à vous de trouver la victoire.",
                )
              : say("It was yours to win:", "La victoire était à vous :")}{" "}
          <a href="#nim/heaps?1,3,5,7">{say("Why? The nim-sum.", "Pourquoi ? La somme de Nim.")}</a>
        </p>
      )}
    </section>
  );
}
