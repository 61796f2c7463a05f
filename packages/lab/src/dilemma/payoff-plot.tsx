import { t } from "../base/language.ts";
import { outcomesOf, tellOutcomes } from "./outcomes.ts";
import type { MatrixDocument, MatrixStudy } from "./tasks.ts";
import * as texts from "./texts.ts";

/** Every outcome as a point, one player's payoff against the other's. */
export function PayoffPlot({ document, study }: { document: MatrixDocument; study: MatrixStudy }) {
  const { side, margin, ticksX, ticksY, axes, front, places } = outcomesOf(document, study);
  return (
    <figure class="payoff-plot" aria-label={t(texts.payoffs)}>
      <svg
        viewBox={`0 0 ${side + 110} ${side}`}
        role="img"
        aria-label={`${t(texts.payoffs)}: ${tellOutcomes(document, study)}`}
      >
        <path class="axes" d={`M${margin - 14} ${margin - 24}V${side - margin + 14}H${side - margin + 24}`} />
        {ticksX.map(({ at, text }) => (
          <text key={text} class="tick-x" x={at} y={side - margin + 28}>
            {text}
          </text>
        ))}
        {ticksY.map(({ at, text }) => (
          <text key={text} class="tick-y" x={margin - 20} y={at + 4}>
            {text}
          </text>
        ))}
        <text class="axis-name" x={side - margin + 30} y={side - margin + 18}>
          {axes[0]}
        </text>
        <text class="axis-name" x={margin - 14} y={margin - 30}>
          {axes[1]}
        </text>
        {front.length > 1 && <path class="front" d={`M${front.map((place) => place.join(" ")).join("L")}`} />}
        {places.map(({ x, y, name, optimal, equilibrium }) => (
          <g key={`${x} ${y}`} class={`outcome${optimal ? " optimal" : ""}${equilibrium ? " equilibrium" : ""}`}>
            {equilibrium && <rect x={x - 10} y={y - 10} width={20} height={20} rx={4} />}
            <circle cx={x} cy={y} r={5.5} />
            <text x={x + 14} y={y + (equilibrium ? 18 : 4)}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption class="soft">
        {document.costs ? t(texts.betterIsFewerCosts) : t(texts.betterIsRightAndUp)}
        {t(texts.plotSigns)}
      </figcaption>
    </figure>
  );
}
