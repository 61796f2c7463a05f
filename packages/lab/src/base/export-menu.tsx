import { effect, type ReadonlySignal, useSignal } from "@preact/signals";
import type { Text } from "marienbad";
import type { WriteOptions } from "marienbad/figure";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce } from "./announce.tsx";
import { Segments } from "./controls.tsx";
import { textOfError } from "./error-text.ts";
import { Fault } from "./fault.tsx";
import { t } from "./language.ts";
import { pngOf } from "./png.ts";
import * as texts from "./texts.ts";
import { theme } from "./theme.ts";
import "./export-menu.css";

/** How a file of each format is called, and which format of the library it is made from. */
const FORMATS = {
  svg: { title: "SVG", ending: "svg", type: "image/svg+xml", written: "svg" },
  png: { title: "PNG", ending: "png", type: "image/png", written: "svg" },
  tikz: { title: "TikZ", ending: "tex", type: "text/plain", written: "tikz" },
  dot: { title: "DOT", ending: "dot", type: "text/plain", written: "dot" },
  mermaid: { title: "Mermaid", ending: "mmd", type: "text/plain", written: "mermaid" },
} as const;
type ExportFormat = keyof typeof FORMATS;

/** What a picture is to be written as: a format of the library, for an exercise sheet or not, and how. */
export interface WritingWish {
  readonly format: string;
  readonly blank: boolean;
  readonly looks?: WriteOptions;
}

/** A picture as a file, seen before it is saved, in every format, with its blank twin for exercise sheets. */
export function ExportMenu({
  name,
  title,
  make,
  graph,
}: {
  /** Of the file, without its ending. */
  name: string;
  title: string;
  /** Reads what it draws before it waits for anything, so that the preview follows the page. */
  make: (wish: WritingWish) => Promise<string>;
  /** It has vertices and edges, so that DOT and Mermaid can say something too. */
  graph: boolean;
}) {
  const [format, setFormat] = useState<ExportFormat>("svg");
  const [blank, setBlank] = useState(false);
  const [picture, setPicture] = useState(false);
  const [fault, setFault] = useState<Text>();
  const formats: readonly ExportFormat[] = graph ? ["svg", "png", "tikz", "dot", "mermaid"] : ["svg", "png", "tikz"];
  const { ending, type, written } = FORMATS[format];

  /** On paper, colours are those of daylight, or grey; an SVG follows its reader. */
  const write = (): Promise<string> => {
    const colours = theme.value === "grey" ? "grey" : format === "svg" ? "auto" : "light";
    return make({ format: written, blank, looks: { theme: colours, picture } });
  };
  const fileOf = async (content: string): Promise<Blob> =>
    format === "png" ? await pngOf(content) : new Blob([content], { type });
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
    if (format === "png") await navigator.clipboard.write([new ClipboardItem({ [type]: file })]);
    else await navigator.clipboard.writeText(await file.text());
    announce(t(texts.copied));
  };
  return (
    <div class="export-menu">
      <Segments
        label={t(texts.format)}
        choices={formats.map((id) => ({ id, text: FORMATS[id].title }))}
        value={format}
        onChange={setFormat}
      />
      <Tick name="blank" label={t(texts.blankTwin)} checked={blank} onChange={setBlank} />
      {format === "tikz" && <Tick name="fragment" label={t(texts.fragment)} checked={picture} onChange={setPicture} />}
      <Preview title={title} write={write} image={written === "svg"} onFault={setFault} />
      <div class="row">
        <button type="button" class="button" onClick={() => void use(save)}>
          {t(texts.saveTheFile)}
        </button>
        <button type="button" class="button" onClick={() => void use(copy)}>
          {t(texts.copy)}
        </button>
      </div>
      <Fault of={fault} />
    </div>
  );
}

function Tick({
  name,
  label,
  checked,
  onChange,
}: {
  name: string;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label class="tick">
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

interface Shown {
  readonly content: string;
  /** A drawing, not a text. */
  readonly image: boolean;
}

/** What would be saved, while the fold around it is open: it follows the page and the wishes, one writing at a time. */
function Preview({
  title,
  write,
  image,
  onFault,
}: {
  title: string;
  write: () => Promise<string>;
  image: boolean;
  onFault: (fault: Text | undefined) => void;
}) {
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
    if (now?.image !== true) return;
    const url = URL.createObjectURL(new Blob([now.content], { type: "image/svg+xml" }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [now?.content, now?.image]);
  if (now === undefined) return null;
  if (now.image) return address === "" ? null : <img src={address} alt={title} />;
  return <textarea readOnly rows={10} wrap="off" spellcheck={false} aria-label={title} value={now.content} />;
}
