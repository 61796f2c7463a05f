import { useEffect, useRef } from "preact/hooks";
import { say } from "../base/language.ts";
import type { GrundyStudy } from "../worker/nim-tasks.ts";
import { chooseHeap, heap } from "./grundy-state.ts";

const HEIGHT = 190;
const BASE = 26; // room for the numbers under the bars
const TOP = 20;
const LEFT = 30;

/** What of a sequence repeats: from where, every how many heaps. */
export function tailOf({ finding }: GrundyStudy): { start: number; period: number; saltus: number } | undefined {
  if (finding.status === "none") return undefined;
  return finding.status === "proved" ? finding.certificate : finding;
}

/** The Grundy values as bars; bands mark the rounds of the period, the exceptions stand before them. */
export function Chart({ study }: { study: GrundyStudy }) {
  const { values } = study;
  const frame = useRef<HTMLDivElement>(null);
  const unit = values.length <= 130 ? 11 : values.length <= 500 ? 6 : 3;
  const highest = Math.max(4, ...values);
  const width = LEFT + values.length * unit + 14;
  const rise = (HEIGHT - BASE - TOP) / highest;
  const x = (size: number): number => LEFT + size * unit;
  const tail = tailOf(study);
  const rounds =
    tail === undefined
      ? []
      : Array.from(
          { length: Math.max(0, Math.ceil((values.length - tail.start) / tail.period)) },
          (_, round) => tail.start + round * tail.period,
        );
  const every = unit >= 11 ? 10 : unit >= 6 ? 20 : 50;
  const steps = highest <= 8 ? 1 : highest <= 20 ? 4 : 2 ** Math.ceil(Math.log2(highest / 5));

  useEffect(() => {
    const box = frame.current;
    const at = x(heap.value);
    if (box !== null && (at < box.scrollLeft + LEFT || at > box.scrollLeft + box.clientWidth - 30)) {
      box.scrollTo({ left: at - box.clientWidth / 2 });
    }
  }, [heap.value, study]);

  return (
    <div
      class="grundy-chart"
      ref={frame}
      tabIndex={0}
      role="group"
      aria-label={say("Chart of the Grundy values", "Diagramme des valeurs de Grundy")}
    >
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={describe(study)}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          chooseHeap((event.clientX - box.left - LEFT) / unit);
        }}
      >
        {rounds.map((from, round) => {
          const to = Math.min(from + (tail?.period ?? 0), values.length);
          return (
            <rect
              key={from}
              class={`round${round % 2}`}
              x={x(from)}
              y={TOP - 14}
              width={(to - from) * unit}
              height={HEIGHT - BASE - TOP + 14}
            />
          );
        })}
        {tail !== undefined && tail.start > 0 && tail.start < values.length && (
          <line class="first-round" x1={x(tail.start)} x2={x(tail.start)} y1={4} y2={HEIGHT - BASE} />
        )}
        {Array.from({ length: Math.floor(highest / steps) + 1 }, (_, index) => index * steps).map((value) => (
          <g key={value} class="level">
            <line x1={LEFT} x2={width - 10} y1={HEIGHT - BASE - value * rise} y2={HEIGHT - BASE - value * rise} />
            <text x={LEFT - 6} y={HEIGHT - BASE - value * rise} dy="0.35em">
              {value}
            </text>
          </g>
        ))}
        {values.map((value, size) => (
          <rect
            key={size}
            class={`bar${size === heap.value ? " here" : ""}${value === 0 ? " zero" : ""}${tail !== undefined && size < tail.start ? " before" : ""}`}
            x={x(size) + unit * 0.12}
            width={unit * 0.76}
            y={HEIGHT - BASE - Math.max(value * rise, 2)}
            height={Math.max(value * rise, 2)}
          />
        ))}
        {values.map((_, size) =>
          size % every === 0 ? (
            <text key={size} class="size" x={x(size) + unit / 2} y={HEIGHT - 9}>
              {size}
            </text>
          ) : null,
        )}
        {rounds[0] !== undefined && rounds[0] < values.length && (
          <text class="caption" x={x(rounds[0]) + 4} y={14}>
            {say(`period ${tail?.period}`, `période ${tail?.period}`)}
          </text>
        )}
      </svg>
    </div>
  );
}

function describe(study: GrundyStudy): string {
  const first = study.values.slice(0, 12).join(", ");
  return say(`Grundy values of the heaps from 0 on: ${first}…`, `Valeurs de Grundy des tas à partir de 0 : ${first}…`);
}
