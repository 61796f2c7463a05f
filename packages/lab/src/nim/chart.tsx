import { useEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../base/language.ts";
import { FIGURE } from "../base/stage.tsx";
import { barsOf } from "./bars.ts";
import { grundyState } from "./instance.ts";
import type { GrundyStudy } from "./tasks.ts";
import * as texts from "./texts.ts";

const { chooseHeap, heap } = grundyState;

export function Chart({ study }: { study: GrundyStudy }) {
  const frame = useRef<HTMLDivElement>(null);
  const { width, height, base, left, top, unit, bars, rounds, tail, levels, sizes } = useMemo(
    () => barsOf(study),
    [study],
  );
  const x = (size: number): number => left + size * unit;

  useEffect(() => {
    const box = frame.current;
    const at = x(heap.value);
    if (box !== null && (at < box.scrollLeft + left || at > box.scrollLeft + box.clientWidth - 30)) {
      box.scrollTo({ left: at - box.clientWidth / 2 });
    }
  }, [heap.value, study]);

  return (
    <div class="grundy-chart" ref={frame} tabIndex={0} role="group" aria-label={t(texts.chartGrundyValues)} {...FIGURE}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t(texts.grundyValuesHeaps(study.values.slice(0, 12).join(", ")))}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          chooseHeap((event.clientX - box.left - left) / unit);
        }}
      >
        {rounds.map(({ from, to }, round) => (
          <rect
            key={from}
            class={`round${round % 2}`}
            x={x(from)}
            y={top - 14}
            width={(to - from) * unit}
            height={base - top + 14}
          />
        ))}
        {tail !== undefined && tail.start > 0 && rounds.length > 0 && (
          <line class="first-round" x1={x(tail.start)} x2={x(tail.start)} y1={4} y2={base} />
        )}
        {levels.map(({ value, y }) => (
          <g key={value} class="level">
            <line x1={left} x2={width - 10} y1={y} y2={y} />
            <text x={left - 6} y={y} dy="0.35em">
              {value}
            </text>
          </g>
        ))}
        {bars.map(({ size, value, rise, before }) => (
          <rect
            key={size}
            class={`bar${size === heap.value ? " here" : ""}${value === 0 ? " zero" : ""}${before ? " before" : ""}`}
            x={x(size) + unit * 0.12}
            width={unit * 0.76}
            y={base - rise}
            height={rise}
          />
        ))}
        {sizes.map((size) => (
          <text key={size} class="size" x={x(size) + unit / 2} y={height - 9}>
            {size}
          </text>
        ))}
        {tail !== undefined && rounds.length > 0 && (
          <text class="caption" x={x(rounds[0].from) + 4} y={14}>
            {t(texts.periodLabel(tail.period))}
          </text>
        )}
      </svg>
    </div>
  );
}
