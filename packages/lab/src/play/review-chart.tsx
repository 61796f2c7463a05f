import { type Judgement, type Review, SEVERITY_SIGNS } from "marienbad/oracle";
import { reviewScale } from "marienbad-figure";
import { t } from "../base/language.ts";
import { playerNameAtStart } from "../base/players.ts";
import * as texts from "./texts.ts";
import { describeMove } from "./words.ts";

interface Props {
  readonly review: Review<string, string>;
  /** The move that is shown, 0 before the first. */
  readonly cursor: number;
  readonly onChoose: (number: number) => void;
}

const NUMBERED = 5; // every fifth move has its number
const NEAR = 0.25; // words nearer to the line of draws would cover it

/** The curve of a play: up when player 0 wins, the further the sooner; a bar covers what is not known. */
export function ReviewChart({ review: { moves }, cursor, onChoose }: Props) {
  const values: readonly Judgement[] = [moves[0].before, ...moves.map(({ after }) => after)];
  const scale = reviewScale(values);
  const named = scale.ticks.filter(({ height }) => Math.abs(height) > NEAR);
  const last = moves.length;
  const left = (place: number): string => `${(100 * place) / last}%`;
  const top = (height: number): string => `${50 - 50 * height}%`;
  const ranges = values.map(scale.rangeOf);
  const across = (place: number): number => (1000 * place) / last;
  const runs = runsOfKnown(ranges);
  const pointsOf = (run: readonly number[]): string =>
    run.map((place) => `${across(place)} ${-100 * ranges[place][0]}`).join("L");
  const curve = runs.map((run) => `M${pointsOf(run)}`).join("");
  const area = runs.map((run) => `M${across(run[0])} 0L${pointsOf(run)}L${across(run[run.length - 1])} 0Z`).join("");
  const choose = (event: PointerEvent & { currentTarget: Element }): void => {
    const { x, width } = event.currentTarget.getBoundingClientRect();
    onChoose(Math.max(0, Math.min(last, Math.round((last * (event.clientX - x)) / width))));
  };
  return (
    <figure class="review-chart">
      <div class="scale" aria-hidden="true">
        <span style={{ top: top(0) }}>{t(texts.drawn)}</span>
        {named.map(({ moves: count, height }) => (
          <span key={height} style={{ top: top(height) }}>
            {t(scale.unit === "moves" ? texts.inMoves(count) : texts.byPoints(count))}
          </span>
        ))}
      </div>
      <div
        class="plot"
        role="slider"
        tabIndex={0}
        aria-label={t(texts.shownMove)}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={cursor}
        aria-valuetext={t(cursor === 0 ? texts.beforeFirst : describeMove(moves[cursor - 1]))}
        onPointerDown={choose}
        onPointerMove={(event) => event.buttons === 1 && choose(event)}
      >
        <svg viewBox="0 -100 1000 200" preserveAspectRatio="none" aria-hidden="true">
          <clipPath id="above">
            <rect x={0} y={-100} width={1000} height={100} />
          </clipPath>
          <clipPath id="below">
            <rect x={0} y={0} width={1000} height={100} />
          </clipPath>
          {scale.ticks.map(({ height }) => (
            <path key={height} class="tick" d={`M0 ${-100 * height}H1000`} />
          ))}
          <path class="area player0" d={area} clip-path="url(#above)" />
          <path class="area player1" d={area} clip-path="url(#below)" />
          <path class="axis" d="M0 0H1000" />
          <path class="curve" d={curve} />
        </svg>
        {[0, 1].map((player) => (
          <span key={player} class={`side player${player}`} aria-hidden="true">
            {t(texts.playerWinsShort(playerNameAtStart(player as 0 | 1)))}
          </span>
        ))}
        {ranges.map(
          ([low, high], place) =>
            low < high && (
              <span
                key={place}
                class="unknown"
                style={{ left: left(place), top: top(high), height: `${50 * (high - low)}%` }}
                aria-hidden="true"
              />
            ),
        )}
        <span class="here" style={{ left: left(cursor) }} aria-hidden="true" />
        {moves.map(({ number, player, severity }) => {
          const [low, high] = ranges[number];
          if (low < high && severity === undefined) return null;
          return (
            <span
              key={number}
              class={[
                severity === undefined ? `dot player${player}` : `fault-mark ${severity}`,
                ...(number === cursor ? ["current"] : []),
              ].join(" ")}
              style={{ left: left(number), top: top((low + high) / 2) }}
              aria-hidden="true"
            >
              {severity && SEVERITY_SIGNS[severity]}
            </span>
          );
        })}
      </div>
      <div class="numbers" aria-hidden="true">
        {moves
          .filter(({ number }) => number === 1 || number % NUMBERED === 0)
          .map(({ number }) => (
            <span key={number} style={{ left: left(number) }}>
              {number}
            </span>
          ))}
      </div>
      <figcaption class="soft">
        {t(texts.chartSigns)}
        {ranges.some(([low, high]) => low < high) && (
          <>
            {" "}
            <span class="unknown sample" aria-hidden="true" /> {t(texts.chartUnknown)}
          </>
        )}
      </figcaption>
    </figure>
  );
}

/** The places of values that are known exactly, in stretches without a gap. */
function runsOfKnown(ranges: readonly (readonly [number, number])[]): number[][] {
  const runs: number[][] = [];
  for (const [place, [low, high]] of ranges.entries()) {
    if (low < high) continue;
    const run = runs.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else runs.push([place]);
  }
  return runs;
}
