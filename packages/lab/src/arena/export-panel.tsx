import { useState } from "preact/hooks";
import { Select } from "../base/controls.tsx";
import { ExportMenu } from "../base/export-menu.tsx";
import { language, say } from "../base/language.ts";
import { vocabularyName } from "../base/players.ts";
import { shownPicture } from "./export-looks.ts";
import { drawn, exportPicture, mode, source } from "./instance.ts";

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
        label={say("Figure", "Figure")}
        choices={[
          { id: "shown", text: say("as it is shown now", "telle qu'elle est montrée") },
          { id: "arena", text: say("the arena alone", "l'arène seule") },
          { id: "attractor", text: say("attractor, layer by layer", "attracteur, étape par étape") },
          { id: "strategy", text: say("winners and strategies", "gagnants et stratégies") },
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
