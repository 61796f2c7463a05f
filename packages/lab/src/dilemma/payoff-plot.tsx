import { say } from "../base/language.ts";
import type { MatrixDocument, MatrixStudy } from "../worker/dilemma-tasks.ts";

const SIDE = 260;
const MARGIN = 42;

/** Every outcome as a point, one player's payoff against the other's: better is always to the right and up. */
export function PayoffPlot({ document, study }: { document: MatrixDocument; study: MatrixStudy }) {
  const { columns, rows, players, costs, unit } = document;
  const { points, best, analysis } = study;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const ticksX = [...new Set(xs)].sort((a, b) => a - b).slice(0, 9);
  const ticksY = [...new Set(ys)].sort((a, b) => a - b).slice(0, 9);
  const scale = (values: readonly number[]) => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const span = high - low || 1;
    return (value: number): number => {
      const share = (value - low) / span;
      return MARGIN + (costs ? 1 - share : share) * (SIDE - 2 * MARGIN);
    };
  };
  const [x, y] = [scale(xs), scale(ys)];
  const isOptimal = (profile: number): boolean =>
    analysis.pareto.some((one) => one.profile[0] * columns.length + one.profile[1] === profile);
  /** Outcomes at the same place share a label. */
  const places = new Map<string, number[]>();
  points.forEach(([first, second], profile) => {
    const key = `${first} ${second}`;
    places.set(key, [...(places.get(key) ?? []), profile]);
  });
  const name = (profile: number): string =>
    `${rows[Math.floor(profile / columns.length)]}, ${columns[profile % columns.length]}`;
  const front = [
    ...new Set(
      points.flatMap((point, profile) => (isOptimal(profile) ? [`${x(point[0])} ${SIDE - y(point[1])}`] : [])),
    ),
  ]
    .map((text) => text.split(" ").map(Number))
    .sort((a, b) => a[0] - b[0]);
  const described = points
    .map(
      ([first, second], profile) =>
        `${name(profile)}: ${first}, ${second}${isOptimal(profile) ? say(", Pareto-optimal", ", optimal") : ""}`,
    )
    .join("; ");
  return (
    <figure class="payoff-plot">
      <svg viewBox={`0 0 ${SIDE + 110} ${SIDE}`} role="img" aria-label={`${say("Payoffs", "Gains")}: ${described}`}>
        <path class="axes" d={`M${MARGIN - 14} ${MARGIN - 24}V${SIDE - MARGIN + 14}H${SIDE - MARGIN + 24}`} />
        {ticksX.map((tick) => (
          <text key={tick} class="tick-x" x={x(tick)} y={SIDE - MARGIN + 28}>
            {round(tick)}
          </text>
        ))}
        {ticksY.map((tick) => (
          <text key={tick} class="tick-y" x={MARGIN - 20} y={SIDE - y(tick) + 4}>
            {round(tick)}
          </text>
        ))}
        <text class="axis-name" x={SIDE - MARGIN + 30} y={SIDE - MARGIN + 18}>
          {players[0]} {unit}
        </text>
        <text class="axis-name" x={MARGIN - 14} y={MARGIN - 30}>
          {players[1]} {unit}
        </text>
        {front.length > 1 && <path class="front" d={`M${front.map(([fx, fy]) => `${fx} ${fy}`).join("L")}`} />}
        {[...places.values()].map((profiles) => {
          const [profile] = profiles;
          const [px, py] = [x(points[profile][0]), SIDE - y(points[profile][1])];
          const equilibrium = profiles.some((one) => best[0][one] && best[1][one]);
          return (
            <g
              key={profile}
              class={`outcome${isOptimal(profile) ? " optimal" : ""}${equilibrium ? " equilibrium" : ""}`}
            >
              {equilibrium && <rect x={px - 10} y={py - 10} width={20} height={20} rx={4} />}
              <circle cx={px} cy={py} r={5.5} />
              {points.length <= 9 && (
                <text x={px + 14} y={py + (equilibrium ? 18 : 4)}>
                  {name(profile)}
                  {profiles.length > 1 ? ` (+${profiles.length - 1})` : ""}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption class="soft">
        {costs
          ? say("Better is to the right and up: fewer costs. ", "Mieux, c'est à droite et en haut : moins de coûts. ")
          : say("Better is to the right and up. ", "Mieux, c'est à droite et en haut. ")}
        {say(
          "Filled points are Pareto-optimal, framed ones are pure equilibria.",
          "Les points pleins sont optimaux au sens de Pareto, les points encadrés sont des équilibres purs.",
        )}
      </figcaption>
    </figure>
  );
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100).replace("-", "−");
}
