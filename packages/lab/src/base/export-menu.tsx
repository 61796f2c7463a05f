import { effect, type ReadonlySignal, useSignal } from "@preact/signals";
import type { Text } from "marienbad";
import type { WriteOptions } from "marienbad-figure";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "./announce.tsx";
import { Segments } from "./controls.tsx";
import { textOfError } from "./error-text.ts";
import * as texts from "./export-texts.ts";
import { Fault } from "./fault.tsx";
import { Button, Tick } from "./fields.tsx";
import { t } from "./language.ts";
import { pngOf } from "./png.ts";
import { copied } from "./texts.ts";
import { theme } from "./theme.ts";
import "./export-menu.css";

const FORMATS = {
  svg: { title: "SVG", ending: "svg", type: "image/svg+xml", written: "svg" },
  png: { title: "PNG", ending: "png", type: "image/png", written: "svg" },
  tikz: { title: "TikZ", ending: "tex", type: "text/plain", written: "tikz" },
  dot: { title: "DOT", ending: "dot", type: "text/plain", written: "dot" },
  mermaid: { title: "Mermaid", ending: "mmd", type: "text/plain", written: "mermaid" },
  film: { title: "SVG", ending: "svg", type: "image/svg+xml", written: "svg-animated" },
  gif: { title: "GIF", ending: "gif", type: "image/gif", written: "gif" },
  beamer: { title: "Beamer", ending: "tex", type: "text/plain", written: "tikz" },
} as const;
type ExportFormat = keyof typeof FORMATS;

/** DOT and Mermaid say something of what has vertices and edges; a film has formats of its own. */
const FORMATS_OF = {
  picture: ["svg", "png", "tikz"],
  graph: ["svg", "png", "tikz", "dot", "mermaid"],
  film: ["film", "gif", "beamer"],
} as const satisfies Record<string, readonly ExportFormat[]>;

/** What a picture is to be written as: a format of the library, for an exercise sheet or not, and how. */
export interface WritingWish {
  readonly format: string;
  readonly blank: boolean;
  readonly looks?: WriteOptions;
}

interface ExportMenuProps {
  readonly name: string;
  readonly title: string;
  /** Reads what it draws before it waits for anything, so that the preview follows the page. */
  readonly make: (wish: WritingWish) => Promise<string | Uint8Array>;
  readonly kind?: keyof typeof FORMATS_OF;
}

export function ExportMenu({ name, title, make, kind = "picture" }: ExportMenuProps) {
  const [chosen, setFormat] = useState<ExportFormat>("svg");
  const [blank, setBlank] = useState(false);
  const [picture, setPicture] = useState(false);
  const [fault, setFault] = useState<Text>();
  const formats: readonly ExportFormat[] = FORMATS_OF[kind];
  const format = formats.includes(chosen) ? chosen : formats[0];
  const { ending, type, written } = FORMATS[format];

  /** On paper, colours are those of daylight, or grey; an SVG follows its reader. */
  const write = (): Promise<Content> => {
    const colours = theme.value === "grey" ? "grey" : ending === "svg" ? "auto" : "light";
    return make({ format: written, blank: blank && kind !== "film", looks: { theme: colours, picture } });
  };
  const fileOf = async (content: Content): Promise<Blob> =>
    format === "png" ? await pngOf(content as string) : blobOf(content, type);
  const use = async (then: (file: Blob) => void | Promise<void>): Promise<void> => {
    try {
      setFault(undefined);
      await then(await fileOf(await write()));
    } catch (error) {
      setFault(textOfError(error));
    }
  };
  const save = (file: Blob): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `${name}${blank ? "-blank" : ""}.${ending}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  const copy = async (file: Blob): Promise<void> => {
    if (type === "image/png") await navigator.clipboard.write([new ClipboardItem({ [type]: file })]);
    else await navigator.clipboard.writeText(await file.text());
    announce(t(copied));
  };
  return (
    <div class="export-menu">
      <Segments
        label={t(texts.format)}
        choices={formats.map((id) => ({ id, text: FORMATS[id].title }))}
        value={format}
        onChange={setFormat}
      />
      {kind !== "film" && <Tick name="blank" label={t(texts.blankTwin)} checked={blank} onChange={setBlank} />}
      {written === "tikz" && <Tick name="fragment" label={t(texts.fragment)} checked={picture} onChange={setPicture} />}
      <Preview
        title={title}
        write={write}
        image={format === "png" ? "image/svg+xml" : type.startsWith("image/") ? type : undefined}
        onFault={setFault}
      />
      <div class="row">
        <Button label={t(texts.saveTheFile)} onClick={() => void use(save)} />
        {format !== "gif" && <Button label={t(texts.copy)} onClick={() => void use(copy)} />}
      </div>
      <Fault of={fault} />
    </div>
  );
}

type Content = string | Uint8Array;

function blobOf(content: Content, type: string): Blob {
  return new Blob([typeof content === "string" ? content : new Uint8Array(content)], { type });
}

interface Shown {
  readonly content: Content;
  /** The type of a drawing; a text has none. */
  readonly image: string | undefined;
}

interface PreviewProps {
  readonly title: string;
  readonly write: () => Promise<Content>;
  readonly image: string | undefined;
  readonly onFault: (fault: Text | undefined) => void;
}

/** What would be saved, while the fold around it is open: it follows the page and the wishes, one writing at a time. */
function Preview({ title, write, image, onFault }: PreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const shown = useSignal<Shown | undefined>(undefined);
  const turn = useSignal(0);
  const waiting = useRef({ busy: false, again: false });
  useEffect(() => {
    const fold = frame.current?.closest("details");
    const look = (): void => setOpen(fold?.open ?? true);
    look();
    fold?.addEventListener("toggle", look);
    return () => fold?.removeEventListener("toggle", look);
  }, []);
  useEffect(() => {
    if (!open) return;
    const { current } = waiting;
    return effect(() => {
      turn.value; // another turn, once what is being written is there
      if (current.busy) {
        current.again = true;
        return;
      }
      current.busy = true;
      write()
        .then(
          (content) => {
            onFault(undefined);
            shown.value = { content, image };
          },
          (error) => onFault(textOfError(error)),
        )
        .finally(() => {
          current.busy = false;
          if (current.again) turn.value++;
          current.again = false;
        });
    });
  });
  return (
    <div class="preview" ref={frame}>
      <Drawn shown={shown} title={title} />
    </div>
  );
}

function Drawn({ shown, title }: { shown: ReadonlySignal<Shown | undefined>; title: string }) {
  const [address, setAddress] = useState("");
  const now = shown.value;
  useEffect(() => {
    if (now?.image === undefined) return;
    const url = URL.createObjectURL(blobOf(now.content, now.image));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [now?.content, now?.image]);
  if (now === undefined) return null;
  if (now.image !== undefined) return address === "" ? null : <img src={address} alt={title} />;
  return <textarea readOnly rows={10} wrap="off" spellcheck={false} aria-label={title} value={now.content as string} />;
}
