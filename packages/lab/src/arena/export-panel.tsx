import { useState } from "preact/hooks";
import { Select } from "../base/controls.tsx";
import { ExportMenu } from "../base/export-menu.tsx";
import { language, t } from "../base/language.ts";
import { vocabularyName } from "../base/players.ts";
import { shownPicture } from "./export-looks.ts";
import { drawn, exportPicture, mode, source } from "./instance.ts";
import * as texts from "./texts.ts";

type Kind = "shown" | "arena" | "attractor" | "strategy";

/** The picture as it is shown now, or one of the library's figures with the vertices where they are. */
export function ExportPanel() {
  const [figure, setFigure] = useState<Kind>("shown");
  const from = source.value;
  const now = drawn.value;
  if (now === undefined) return null;
  return (
    <div class="export">
      <Select<Kind>
        seen
        label={t(texts.figure)}
        choices={[
          { id: "shown", text: t(texts.asShownNow) },
          { id: "arena", text: t(texts.theArenaAlone) },
          { id: "attractor", text: t(texts.attractorLayerByLayer) },
          { id: "strategy", text: t(texts.winnersAndStrategies) },
        ]}
        value={figure}
        onChange={setFigure}
      />
      <ExportMenu
        name={`${from.kind === "game" ? from.game : "arena"}-${figure === "shown" ? mode.value : figure}`}
        make={(format, blank) =>
          exportPicture({
            figure: figure === "shown" ? shownPicture(now) : figure,
            format,
            blank,
            language: language.value,
            vocabulary: vocabularyName(),
          })
        }
      />
    </div>
  );
}
