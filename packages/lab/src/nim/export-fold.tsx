import { Fold } from "../base/controls.tsx";
import { ExportMenu } from "../base/export-menu.tsx";
import { say } from "../base/language.ts";
import { embedded } from "../base/router.ts";
import type { NimPicture } from "../worker/nim-figure.ts";
import { drawPicture } from "./grundy-state.ts";

/** Binary columns or a table of values as a file; they are no graphs, so DOT and Mermaid have nothing to say. */
export function ExportFold({ picture }: { picture: NimPicture }) {
  if (embedded.value) return null;
  return (
    <Fold title={say("Export the picture", "Exporter la figure")}>
      <ExportMenu
        name={`nim-${picture.kind}`}
        make={(format, blank) => drawPicture(picture, format, blank)}
        formats={["svg", "tikz"]}
      />
    </Fold>
  );
}
