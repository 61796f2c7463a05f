import { findFigureFormat, type Scene } from "marienbad/figure";
import { useLayoutEffect, useRef } from "preact/hooks";
import { FIGURE } from "../../base/stage.tsx";
import "./scene.css";

interface Props {
  readonly scene: Scene;
  /** Nodes and edges, `from>to`, that are pointed at. */
  readonly lit: readonly string[];
  readonly touchable: readonly string[];
  readonly onTouch: (node: string) => void;
  /** What a node that can be touched is called aloud, where its own words do not say it. */
  readonly called?: ((node: string) => string | undefined) | undefined;
  /** Told which node is pointed at, by the pointer or by the focus. */
  readonly onPoint?: (node: string | undefined) => void;
  /** It is the one that gets the screen. */
  readonly staged?: boolean;
}

const SVG = findFigureFormat("svg");

/** A scene as the library writes it, in the colours of the page; nodes can be touched, and reached by Tab. */
export function SceneView({ scene, lit, touchable, onTouch, called, onPoint, staged = false }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<string | undefined>(undefined);
  const written = markedUp(scene, lit, touchable, called);
  // The picture is written anew with each state: the node that had the focus gets it back.
  useLayoutEffect(() => {
    const id = held.current;
    if (id === undefined || box.current?.contains(document.activeElement)) return;
    box.current?.querySelector<SVGGElement>(`[data-id="${id}"][tabindex]`)?.focus({ preventScroll: true });
  }, [written]);
  const nodeAt = (target: EventTarget | null): string | undefined =>
    (target as Element | null)?.closest<SVGGElement>("[data-id]")?.dataset.id;
  const touched = (target: EventTarget | null): string | undefined => {
    const id = nodeAt(target);
    return id !== undefined && touchable.includes(id) ? id : undefined;
  };
  return (
    <div
      ref={box}
      class="scene"
      {...(staged ? FIGURE : {})}
      onClick={(event) => {
        const id = touched(event.target);
        if (id === undefined) return;
        held.current = id;
        onTouch(id);
      }}
      onKeyDown={(event) => {
        const id = event.key === "Enter" || event.key === " " ? touched(event.target) : undefined;
        if (id === undefined) return;
        event.preventDefault();
        held.current = id;
        onTouch(id);
      }}
      onPointerOver={(event) => onPoint?.(nodeAt(event.target))}
      onPointerLeave={() => onPoint?.(undefined)}
      onFocusIn={(event) => onPoint?.(nodeAt(event.target))}
      onFocusOut={() => {
        onPoint?.(undefined);
        if (document.hasFocus() && document.activeElement !== document.body) held.current = undefined;
      }}
      dangerouslySetInnerHTML={{ __html: written }}
    />
  );
}

/** The library's SVG without its own style, with what is lit and what can be touched marked. */
function markedUp(scene: Scene, lit: readonly string[], touchable: readonly string[], called: Props["called"]): string {
  const nodeOfId = new Map(scene.nodes.map((node) => [node.id, node]));
  return SVG.write(scene)
    .replace(/<style>[\s\S]*?<\/style>\n?/, "")
    .replace(/<title>[\s\S]*?<\/title>\n?/, "")
    .replace(' role="img"', touchable.length > 0 ? ' role="group"' : ' role="img"')
    .replace(/<g class="(node [^"]*)" data-id="(\w+)">/g, (_, classes: string, id: string) => {
      const bright = lit.includes(id) ? " lit" : "";
      const { label = "", detail = "" } = nodeOfId.get(id) ?? {};
      if (!touchable.includes(id)) return `<g class="${classes}${bright}" data-id="${id}">`;
      const name = escapeName(called?.(id) ?? (`${label} ${detail}`.trim() || id));
      const live = ` tabindex="0" role="button" aria-label="${name}"`;
      return `<g class="${classes}${bright}" data-id="${id}"${live}>`;
    })
    .replace(/<g class="(edge [^"]*)" data-from="(\w+)" data-to="(\w+)">/g, (whole, classes: string, from, to) =>
      lit.includes(`${from}>${to}`) ? `<g class="${classes} lit">` : whole,
    );
}

function escapeName(name: string): string {
  return name.replace(/[&<>"]/g, "");
}
