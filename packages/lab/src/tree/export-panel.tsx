import { useState } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { Select } from "../base/controls.tsx";
import { language, say } from "../base/language.ts";
import { naming } from "../base/players.ts";
import { drawFigure, source } from "./state.ts";

const ENDINGS = { svg: "svg", tikz: "tex", dot: "dot", mermaid: "mmd" } as const;
type Format = keyof typeof ENDINGS;

/** The tree as a file, in the formats of the library, with its blank twin for exercise sheets. */
export function ExportPanel() {
  const [format, setFormat] = useState<Format>("svg");
  const [blank, setBlank] = useState(false);
  const [fault, setFault] = useState("");
  const make = async (use: (content: string) => void | Promise<void>): Promise<void> => {
    const vocabulary = naming.value === "plain" ? undefined : naming.value; // without one the players are Max and Min
    try {
      setFault("");
      await use(await drawFigure({ format, blank, language: language.value, vocabulary }));
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  const save = (content: string): void => {
    const from = source.value;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: format === "svg" ? "image/svg+xml" : "text/plain" }));
    link.download = `${from.kind === "game" ? from.game : from.kind}-tree${blank ? "-blank" : ""}.${ENDINGS[format]}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  return (
    <div class="export">
      <Select<Format>
        seen
        label={say("Format", "Format")}
        choices={[
          { id: "svg", text: "SVG" },
          { id: "tikz", text: "TikZ" },
          { id: "dot", text: "DOT" },
          { id: "mermaid", text: "Mermaid" },
        ]}
        value={format}
        onChange={setFormat}
      />
      <label class="tick">
        <input
          type="checkbox"
          name="blank"
          checked={blank}
          onChange={(event) => setBlank(event.currentTarget.checked)}
        />
        {say("Blank twin: leave the answers out", "Version à trous : sans les réponses")}
      </label>
      <div class="row">
        <button type="button" class="button" onClick={() => void make(save)}>
          {say("Save the file", "Enregistrer le fichier")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() =>
            void make(async (content) => {
              await navigator.clipboard.writeText(content);
              announce(say("Copied.", "Copié."));
            })
          }
        >
          {say("Copy", "Copier")}
        </button>
      </div>
      {fault !== "" && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
