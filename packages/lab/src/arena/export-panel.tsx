import { useState } from "preact/hooks";
import { Select } from "../base/controls.tsx";
import { ExportMenu } from "../base/export-menu.tsx";
import { language, say } from "../base/language.ts";
import { vocabularyName } from "../base/players.ts";
import { drawFigure, source } from "./state.ts";

type Kind = "arena" | "attractor" | "strategy";

/** The arena as one of the library's figures. */
export function ExportPanel() {
  const [figure, setFigure] = useState<Kind>("strategy");
  const from = source.value;
  return (
    <div class="export">
      <Select<Kind>
        seen
        label={say("Figure", "Figure")}
        choices={[
          { id: "arena", text: say("arena", "arène") },
          { id: "attractor", text: say("attractor, layer by layer", "attracteur, étape par étape") },
          { id: "strategy", text: say("winners and strategies", "gagnants et stratégies") },
        ]}
        value={figure}
        onChange={setFigure}
      />
      <ExportMenu
        name={`${from.kind === "game" ? from.game : "arena"}-${figure}`}
        make={(format, blank) =>
          drawFigure({ figure, format, blank, language: language.value, vocabulary: vocabularyName() })
        }
      />
    </div>
  );
}
