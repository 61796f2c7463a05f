import { IconButton } from "../base/controls.tsx";
import { say } from "../base/language.ts";
import { ofPlayer, playerName, playerNameAtStart } from "../base/players.ts";
import {
  checkMine,
  choices,
  drawn,
  ending,
  path,
  player,
  running,
  shownPlay,
  startToken,
  takeBackMove,
  verdict,
} from "./instance.ts";
import { nameOf } from "./words.ts";

/** "Check my strategy": one edge for each vertex of the player, then the verdict. */
export function StrategyPanel() {
  const now = drawn.value;
  if (now === undefined) return null;
  const mine = now.document.vertices.flatMap(({ owner }, vertex) =>
    owner === player.value && now.goals[vertex] === undefined && now.bests[vertex] !== undefined ? [vertex] : [],
  );
  const done = mine.filter((vertex) => choices.value[vertex] !== undefined).length;
  const found = verdict.value;
  return (
    <div class="transport">
      <p class="sentence" role={found === undefined ? undefined : "status"}>
        {found === undefined
          ? say(
              `Click one edge out of each vertex ${ofPlayer(player.value)}: ${done} of ${mine.length} chosen.`,
              `Cliquez un arc sortant de chaque sommet ${ofPlayer(player.value)} : ${done} sur ${mine.length} choisis.`,
            )
          : tellVerdict()}
      </p>
      <div class="row">
        <IconButton
          icon="check"
          label={say("Check my strategy", "Vérifier ma stratégie")}
          onClick={() => void checkMine()}
        />
        {found?.winning === false && (
          <IconButton
            icon="restart"
            label={say("Show the counter-play again", "Revoir la réfutation")}
            onClick={() => {
              shownPlay.value = 0;
              running.value = true;
            }}
          />
        )}
        <IconButton
          icon="trash"
          label={say("Start over", "Recommencer")}
          onClick={() => {
            choices.value = [];
            verdict.value = undefined;
          }}
        />
      </div>
    </div>
  );

  function tellVerdict(): string {
    if (now === undefined || verdict.value === undefined) return "";
    const start = nameOf(now.document.start ?? 0);
    if (verdict.value.winning) {
      return say(
        `Winning: from ${start}, whatever the other player does.`,
        `Gagnante : depuis ${start}, quoi que fasse l'autre joueur.`,
      );
    }
    const { kind, play } = verdict.value;
    const other = playerName(player.value === 0 ? 1 : 0);
    const way = play.map((vertex) => nameOf(vertex)).join(" → ");
    const end = nameOf(play[play.length - 1]);
    const why = {
      lost: say(`${other} wins at ${end}`, `${other} gagne en ${end}`),
      stuck: say(
        `the play is stuck at ${end}, and nobody wins`,
        `la partie est bloquée en ${end}, et personne ne gagne`,
      ),
      silent: say(`it says nothing at ${end}`, `elle ne dit rien en ${end}`),
      cycle: say(
        `the play comes back to ${end} and can go on for ever`,
        `la partie revient en ${end} et peut durer toujours`,
      ),
    }[kind];
    return say(`Not winning: ${why}. Counter-play: ${way}.`, `Pas gagnante : ${why}. Réfutation : ${way}.`);
  }
}

/** "Play here": the token, against the perfect opponent. */
export function PlayPanel() {
  const now = drawn.value;
  const here = path.value.at(-1);
  if (now === undefined || here === undefined) return null;
  const end = ending.value;
  const owner = now.document.vertices[here]?.owner ?? 0;
  const sentence =
    end === undefined
      ? owner === player.value
        ? say(
            "Your move: choose a vertex that the token can go to.",
            "À vous : choisissez un sommet où le jeton peut aller.",
          )
        : say(`${playerNameAtStart(owner)} is about to move…`, `${playerNameAtStart(owner)} va jouer…`)
      : end === "repeated"
        ? say("The same vertex for the third time: a draw.", "Le même sommet pour la troisième fois : partie nulle.")
        : end === "draw"
          ? say("The play is stuck: a draw.", "La partie est bloquée : nulle.")
          : end === player.value
            ? say("You win!", "Vous gagnez !")
            : say("You lose.", "Vous perdez.");
  return (
    <div class="transport">
      <p class="sentence" role="status">
        {sentence}
      </p>
      <p class="soft">{path.value.map((vertex) => nameOf(vertex)).join(" → ")}</p>
      <div class="row">
        <IconButton
          icon="undo"
          label={say("Take back", "Reprendre")}
          disabled={path.value.length < 2}
          onClick={takeBackMove}
        />
        <IconButton icon="restart" label={say("New play", "Nouvelle partie")} onClick={startToken} />
      </div>
    </div>
  );
}
