import { findFigureFormat, type Scene, type SceneNode } from "marienbad-figure";
import { useLayoutEffect, useRef } from "preact/hooks";
import { FIGURE } from "../../base/stage.tsx";
import { placeAfter } from "../../board/navigate.ts";
import { wordsIn } from "./names.ts";
import "./scene.css";

/** Nodes that can be touched. */
interface Touch {
  readonly nodes: readonly string[];
  readonly onTouch: (node: string) => void;
  /** The name of a node for a screen reader; `words` are written in it. */
  readonly called: (node: string, words: string) => string;
  /** A touch chooses a node, or no longer; what is lit is chosen. */
  readonly toggles?: boolean;
}

interface Props {
  readonly scene: Scene;
  /** Nodes and edges, `from>to`, that are pointed at. */
  readonly lit: readonly string[];
  readonly touch?: Touch | undefined;
  /** Receives the node that is pointed at, by the pointer or by the focus. */
  readonly onPoint?: (node: string | undefined) => void;
  /** It is the one that gets the screen. */
  readonly staged?: boolean;
}

const SVG = findFigureFormat("svg");

/**
 * A scene as the library writes it, in the colours of the page. Nodes can be touched; Tab reaches one of them, arrows
 * lead to the others.
 */
export function SceneView(props: Props) {
  const { scene, touch, onPoint, staged = false } = props;
  const box = useRef<HTMLDivElement>(null);
  /** The node that Tab reaches: the one that had the focus last, or what is nearest to its place now. */
  const entry = useRef<SceneNode | undefined>(undefined);
  const hasFocus = useRef(false);
  const places = scene.nodes.filter(({ id }) => touch?.nodes.includes(id));
  const written = markedUp(props);
  const elementOf = (id: string | undefined): SVGGElement | null | undefined =>
    box.current?.querySelector<SVGGElement>(`[data-id="${id}"][tabindex]`);
  const enterAt = (node: SceneNode | undefined): void => {
    for (const element of box.current?.querySelectorAll<SVGGElement>("[tabindex='0']") ?? []) element.tabIndex = -1;
    const element = elementOf(node?.id);
    if (element) element.tabIndex = 0;
    entry.current = node ?? entry.current;
  };
  // The picture is written again with each state, and the focus is lost with the node that had it.
  useLayoutEffect(() => {
    enterAt(nearestTo(entry.current, places));
    if (!hasFocus.current || document.activeElement !== document.body) return;
    (places.length > 0 ? elementOf(entry.current?.id) : box.current)?.focus({ preventScroll: true });
  }, [written]);
  const nodeAt = (target: EventTarget | null): string | undefined =>
    (target as Element | null)?.closest<SVGGElement>("[data-id]")?.dataset.id;
  const touched = (target: EventTarget | null): SceneNode | undefined => {
    const id = nodeAt(target);
    return places.find((node) => node.id === id);
  };
  return (
    <div
      ref={box}
      class="scene"
      tabIndex={-1}
      {...(staged ? FIGURE : {})}
      onClick={(event) => {
        const node = touched(event.target);
        if (node !== undefined) touch?.onTouch(node.id);
      }}
      onKeyDown={(event) => {
        const node = event.altKey || event.ctrlKey || event.metaKey ? undefined : touched(event.target);
        if (node === undefined) return;
        const next =
          event.key === "Home" ? places[0] : event.key === "End" ? places.at(-1) : placeAfter(places, node, event.key);
        if (event.key === "Enter" || event.key === " ") touch?.onTouch(node.id);
        else if (next !== undefined) elementOf(next.id)?.focus();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerOver={(event) => onPoint?.(nodeAt(event.target))}
      onPointerLeave={() => onPoint?.(undefined)}
      onFocusIn={(event) => {
        hasFocus.current = true;
        enterAt(touched(event.target) ?? entry.current);
        onPoint?.(nodeAt(event.target));
      }}
      onFocusOut={(event) => {
        onPoint?.(undefined);
        const next = event.relatedTarget; // none where the node itself is gone
        if (next !== null && !box.current?.contains(next as Node)) hasFocus.current = false;
      }}
      dangerouslySetInnerHTML={{ __html: written }}
    />
  );
}

/** The node itself, where it can still be touched, or the nearest to its place. */
function nearestTo(node: SceneNode | undefined, places: readonly SceneNode[]): SceneNode | undefined {
  if (node === undefined) return places[0];
  const far = ({ id, x, y }: SceneNode): number => (id === node.id ? -1 : Math.hypot(x - node.x, y - node.y));
  return [...places].sort((one, other) => far(one) - far(other))[0];
}

/** The library's SVG without its own style, with what is lit and what can be touched marked. */
function markedUp({ scene, lit, touch }: Props): string {
  const touchable = new Set(touch?.nodes);
  const nodeOfId = new Map(scene.nodes.map((node) => [node.id, node]));
  return SVG.write(scene)
    .replace(/<style>[\s\S]*?<\/style>\n?/, "")
    .replace(/<title>[\s\S]*?<\/title>\n?/, "")
    .replace(' role="img"', touchable.size > 0 ? ' role="group"' : ' role="img"')
    .replace(/<g class="(node [^"]*)" data-id="(\w+)">/g, (_, classes: string, id: string) => {
      const isLit = lit.includes(id);
      const node = `<g class="${classes}${isLit ? " lit" : ""}" data-id="${id}"`;
      if (touch === undefined || !touchable.has(id)) return `${node}>`;
      const name = escapeName(touch.called(id, wordsIn(nodeOfId.get(id))));
      const pressed = touch.toggles ? ` aria-pressed="${isLit}"` : "";
      return `${node} tabindex="-1" role="button" aria-label="${name}"${pressed}>`;
    })
    .replace(/<g class="(edge [^"]*)" data-from="(\w+)" data-to="(\w+)">/g, (whole, classes: string, from, to) =>
      lit.includes(`${from}>${to}`) ? `<g class="${classes} lit">` : whole,
    );
}

function escapeName(name: string): string {
  return name.replace(/[&<>"]/g, "");
}
