import { t } from "../base/language.ts";
import { findGame } from "../own/games.ts";
import { OptionsFields } from "../play/options-form.tsx";
import type { Source } from "./document.ts";
import { deadEnds, open } from "./instance.ts";
import * as texts from "./texts.ts";

/** The options of the game whose arena is shown. */
export function GameOptions({ source }: { source: Extract<Source, { kind: "game" }> }) {
  return (
    <details class="game-options">
      <summary>{t(texts.optionsOfTheGame)}</summary>
      <OptionsFields
        entry={findGame(source.game)}
        options={source.options}
        action={t(texts.showThisArena)}
        onChange={(options) => {
          findGame(source.game)(options);
          open({ kind: "game", game: source.game, options }, deadEnds.value);
        }}
      />
    </details>
  );
}
