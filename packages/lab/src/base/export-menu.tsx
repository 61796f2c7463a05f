import type { Text } from "marienbad";
import { useState } from "preact/hooks";
import { announce } from "./announce.tsx";
import { Segments } from "./controls.tsx";
import { textOfError } from "./error-text.ts";
import { Fault } from "./fault.tsx";
import { t } from "./language.ts";
import * as texts from "./texts.ts";

const FORMATS = {
  svg: { title: "SVG", ending: "svg" },
  tikz: { title: "TikZ", ending: "tex" },
  dot: { title: "DOT", ending: "dot" },
  mermaid: { title: "Mermaid", ending: "mmd" },
} as const;
type ExportFormat = keyof typeof FORMATS;

/** A picture as a file, in the formats of the library, with its blank twin for exercise sheets. */
export function ExportMenu({
  name,
  make,
  formats = ["svg", "tikz", "dot", "mermaid"],
}: {
  /** Of the file, without its ending. */
  name: string;
  make: (format: ExportFormat, blank: boolean) => Promise<string>;
  formats?: readonly ExportFormat[];
}) {
  const [format, setFormat] = useState<ExportFormat>("svg");
  const [blank, setBlank] = useState(false);
  const [fault, setFault] = useState<Text>();
  const use = async (then: (content: string) => void | Promise<void>): Promise<void> => {
    try {
      setFault(undefined);
      await then(await make(format, blank));
    } catch (error) {
      setFault(textOfError(error));
    }
  };
  const save = (content: string): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: format === "svg" ? "image/svg+xml" : "text/plain" }));
    link.download = `${name}${blank ? "-blank" : ""}.${FORMATS[format].ending}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  const copy = async (content: string): Promise<void> => {
    await navigator.clipboard.writeText(content);
    announce(t(texts.copied));
  };
  return (
    <>
      <Segments
        label={t(texts.format)}
        choices={formats.map((id) => ({ id, text: FORMATS[id].title }))}
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
        {t(texts.blankTwin)}
      </label>
      <div class="row">
        <button type="button" class="button" onClick={() => void use(save)}>
          {t(texts.saveTheFile)}
        </button>
        <button type="button" class="button" onClick={() => void use(copy)}>
          {t(texts.copy)}
        </button>
      </div>
      <Fault of={fault} />
    </>
  );
}
