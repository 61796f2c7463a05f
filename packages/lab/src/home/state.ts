import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { Player, Text } from "marienbad";
import { marienbad } from "marienbad/games/marienbad";
import { announce } from "../base/announce.tsx";
import { textOfError } from "../base/error-text.ts";
import { t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import { currentPage, type Page } from "../base/router.ts";
import { type Session, sessionOfGame } from "../play/session-of-game.ts";
import { TaskError, type TaskRunner } from "../worker/runner.ts";
import * as texts from "./texts.ts";

export function createHomeState(createRunner: () => TaskRunner, lookAt: (play: object) => void) {
  const moves = signal<readonly string[]>([]);
  const me = signal<Player>(0);
  const thinking = signal(false);
  const errorText = signal<Text | undefined>(undefined);
  const rival = createRunner();
  const session = computed(() => sessionAfter(moves.value));

  function play(word: string): void {
    moves.value = [...moves.value, word];
    if (session.value.result !== undefined) announce(resultSentence());
  }

  function begin(player: Player): void {
    rival.stop();
    batch(() => {
      me.value = player;
      moves.value = [];
      errorText.value = undefined;
    });
  }

  function resultSentence(): string {
    return session.value.result === me.value ? t(texts.youWin) : t(texts.youLose);
  }

  /** The same play on the page where everything can be asked about it. */
  function lookCloser(): void {
    const seats = me.value === 0 ? ["human", "perfect"] : ["perfect", "human"];
    lookAt({ game: marienbad.id, moves: moves.value.join(" "), seats, values: true });
  }

  async function letMove(): Promise<void> {
    const asked = moves.value;
    const started = performance.now();
    thinking.value = true;
    try {
      const place = { game: marienbad.id, options: {}, moves: asked };
      const { word } = await rival.run("play.choose", { place, player: "perfect:3000", seed: 1 }, 10_000);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, 500 - (performance.now() - started))));
      if (moves.value !== asked) return;
      play(word);
      announce(t(texts.theOtherSidePlays(word)));
    } catch (error) {
      if (moves.value !== asked || (error instanceof TaskError && error.code === "stopped")) return;
      errorText.value = textOfError(error);
    } finally {
      thinking.value = rival.busy;
    }
  }

  function start(): void {
    effect(() => {
      const { result, turn } = session.value;
      if (currentPage.value !== "home" || result !== undefined || turn === me.value) return;
      untracked(() => void letMove());
    });
  }

  const page: Page = {
    id: "home",
    save() {
      const state = { moves: moves.value.join(" "), me: me.value };
      const untouched = moves.value.length === 0 && me.value === 0;
      return untouched && location.hash === "" ? undefined : state; // the address of the lab stays short
    },
    load(state) {
      const { moves: given, me: player } = state as Record<string, unknown>;
      if (typeof given !== "string") throw new LinkError("damaged");
      const words = given.split(" ").filter((word) => word !== "");
      sessionAfter(words); // every move is legal, or the link is damaged
      batch(() => {
        me.value = player === 1 ? 1 : 0;
        moves.value = words;
      });
    },
    loadName() {
      throw new LinkError("damaged");
    },
    reset: () => begin(0),
  };

  return {
    ...{ moves, me, thinking, errorText, session, play, begin, resultSentence, lookCloser, start },
    ...{ page },
  };
}

/** Only this game is fetched for a first visit, not the whole catalogue. */
function sessionAfter(played: readonly string[]): Session {
  return sessionOfGame(marienbad(), { moves: played, cursor: played.length });
}
