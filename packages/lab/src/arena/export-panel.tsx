import { useState } from "preact/hooks";
import { Select } from "../base/controls.tsx";
import { ExportMenu } from "../base/export-menu.tsx";
import { language, t } from "../base/language.ts";
import { vocabularyName } from "../base/players.ts";
import { shownPicture } from "./export-looks.ts";
import { arena } from "./instance.ts";
import * as texts from "./texts.ts";

const FIGURES = {
  shown: texts.asShownNow,
  arena: texts.theArenaAlone,
  attractor: texts.attractorLayerByLayer,
  film: texts.attractorAsFilm,
  strategy: texts.winnersAndStrategies,
} as const;
type Kind = keyof typeof FIGURES;

export function ExportPanel() {
  const [figure, setFigure] = useState<Kind>("shown");
  const from = arena.source.value;
  const now = arena.drawn.value;
  if (now === undefined) return null;
  return (
    <div class="export">
      <Select<Kind>
        seen
        label={t(texts.figure)}
        choices={(Object.keys(FIGURES) as Kind[]).map((id) => ({ id, text: t(FIGURES[id]) }))}
        value={figure}
        onChange={setFigure}
      />
      <ExportMenu
        name={`${from.kind === "game" ? from.game : "arena"}-${figure === "shown" ? arena.mode.value : figure}`}
        title={t(FIGURES[figure])}
        kind={figure === "film" ? "film" : "graph"}
        make={(wish) =>
          arena.exportPicture({
            figure: figure === "shown" ? shownPicture(now) : figure,
            ...wish,
            language: language.value,
            vocabulary: vocabularyName(),
          })
        }
      />
    </div>
  );
}
