import { batch } from "@preact/signals";
import { DEAD_END_RULES } from "marienbad/arena";
import { t } from "../base/language.ts";
import { LinkError } from "../base/link.ts";
import type { Page } from "../base/router.ts";
import type { Steps } from "../base/steps.ts";
import { findGame, optionsIn } from "../own/games.ts";
import { pack, type Source, unpack } from "./document.ts";
import { EXAMPLES, titleOfSource } from "./examples.ts";
import { type ArenaState, LAYOUTS, MODES, TEXT_FORMATS } from "./state.ts";

const MAX_PLACE = 100_000;

export function arenaPage(state: ArenaState, recursion?: Steps): Page {
  const { source, deadEnds, layout, mode, player, stepForLink, textFormat, places, choices, path } = state;
  return {
    id: "arena",
    subject: () => t(titleOfSource(source.value)),
    save() {
      const from = source.value;
      return {
        ...(from.kind === "game" ? { game: from.game, options: from.options } : { arena: pack(from.document) }),
        ...(deadEnds.value === "draw" ? {} : { deadEnds: deadEnds.value }),
        ...(layout.value === "auto" ? {} : { layout: layout.value }),
        ...(mode.value === "attractor" ? {} : { mode: mode.value }),
        ...(player.value === 0 ? {} : { player: 1 }),
        step: stepForLink(),
        recursion: recursion?.stepForLink(),
        ...(textFormat.value === "py" ? {} : { format: textFormat.value }),
        ...(places.value === undefined
          ? {}
          : { places: places.value.flatMap(({ x, y }) => [Math.round(x), Math.round(y)]) }),
        ...(choices.value.some((choice) => choice !== undefined)
          ? { choices: Array.from(choices.value, (choice) => choice ?? -1) }
          : {}),
        ...(mode.value === "play" && path.value.length > 1 ? { path: path.value } : {}),
      };
    },
    load(saved) {
      const given = saved as Record<string, unknown>;
      const next = sourceFrom(given);
      const count = next.kind === "own" ? next.document.vertices.length : Number.POSITIVE_INFINITY;
      const numbers = numbersIn(given.places);
      if (numbers?.some((place) => Math.abs(place) > MAX_PLACE)) throw new LinkError("out-of-range");
      batch(() => {
        state.open(next, DEAD_END_RULES.find((rule) => rule === given.deadEnds) ?? "draw");
        layout.value = LAYOUTS.find((known) => known === given.layout) ?? "auto";
        mode.value = MODES.find((known) => known === given.mode) ?? "attractor";
        player.value = given.player === 1 ? 1 : 0;
        if (typeof given.step === "number") state.setStep(Math.floor(given.step));
        if (typeof given.recursion === "number") recursion?.goToStep(Math.floor(given.recursion));
        else recursion?.goToEnd();
        textFormat.value = TEXT_FORMATS.find((known) => known === given.format) ?? "py";
        if (numbers !== undefined && numbers.length === 2 * count) {
          places.value = Array.from({ length: count }, (_, vertex) => ({
            x: numbers[2 * vertex],
            y: numbers[2 * vertex + 1],
          }));
        }
        choices.value = (numbersIn(given.choices) ?? []).map((choice) => (choice < 0 ? undefined : choice));
        path.value = numbersIn(given.path) ?? [];
      });
    },
    loadName(name) {
      const [id, query = ""] = name.split("?");
      const example = EXAMPLES.find((candidate) => candidate.id === id);
      const { mode: asked, ...options } = Object.fromEntries(new URLSearchParams(query));
      if (example !== undefined) state.showExample(example);
      else state.open({ kind: "game", game: findGame(id).id, options }, "draw");
      mode.value = MODES.find((known) => known === asked) ?? mode.value;
    },
  };
}

function sourceFrom(given: Record<string, unknown>): Source {
  if (typeof given.game === "string") {
    const options = optionsIn(given.options);
    findGame(given.game)(options);
    return { kind: "game", game: given.game, options };
  }
  if (given.arena === undefined) throw new LinkError("damaged");
  return { kind: "own", document: unpack(given.arena) };
}

function numbersIn(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((item) => typeof item === "number" && Number.isFinite(item))
    ? value
    : undefined;
}
