import type { ArenaDocument } from "./document.ts";
import type { EdgePath } from "./edge-path.ts";

interface Props {
  readonly edges: ArenaDocument["edges"];
  /** How each edge is drawn. */
  readonly paths: readonly EdgePath[];
  /** What each edge means now, as classes. */
  readonly look: (from: number, to: number) => string;
  readonly onEdge?: ((from: number, to: number) => void) | undefined;
}

/**
 * The edges of an arena; those that mean something now are in a group above the others. Each keeps its place among its
 * siblings: Chromium (137 to 156) does not apply the new style of an element that changes its class and is moved, by
 * `moveBefore`, at the same time.
 */
export function Edges({ edges, paths, look, onEdge }: Props) {
  const looks = edges.map(([from, to]) => look(from, to));
  const isMarked = (index: number): boolean => looks[index] !== "" && looks[index] !== "faint";
  return [false, true].map((marked) => (
    <g key={String(marked)} class="edges">
      {edges.map(([from, to], index) =>
        isMarked(index) !== marked ? null : (
          <g
            key={index}
            data-from={from}
            data-to={to}
            class={`edge ${looks[index]}${onEdge === undefined ? "" : " live"}`}
            onClick={
              onEdge &&
              ((event) => {
                event.stopPropagation();
                onEdge(from, to);
              })
            }
          >
            {onEdge !== undefined && <path class="edge-touch" d={paths[index].d} />}
            <path class="edge-line" d={paths[index].d} />
            <path class="edge-tip" d="M0 0L-8 3.6L-8 -3.6Z" transform={tipOf(paths[index])} />
          </g>
        ),
      )}
    </g>
  ));
}

const tipOf = ({ tip, angle }: EdgePath): string => `translate(${tip.x} ${tip.y}) rotate(${angle})`;
