import { DILEMMA_STRATEGIES } from "marienbad-matrix";
import { useEffect, useRef } from "preact/hooks";
import { Select } from "../base/controls.tsx";
import { choicesOf } from "../base/fields.tsx";
import { decimals, number, percent, t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { SCALED_FIGURE } from "../base/stage.tsx";
import { Stepper } from "../base/stepper.tsx";
import { dilemma } from "./instance.ts";
import { actionLetter, withFraction } from "./numbers.ts";
import { matchPicture, sumsPicture } from "./repeated-pictures.ts";
import { RulesForm } from "./rules-form.tsx";
import { nameOf } from "./state.ts";
import type { MatchAnswer } from "./tasks.ts";
import * as texts from "./texts.ts";

export function MatchView() {
  const found = dilemma.match.value;
  const names = [nameOf(dilemma.first.value), nameOf(dilemma.second.value)] as const;
  return (
    <div class="match">
      <div class="row rules">
        <Player
          label={t(texts.firstPlayer)}
          value={dilemma.first.value}
          onChange={(id) => (dilemma.first.value = id)}
        />
        <Player
          label={t(texts.secondPlayer)}
          value={dilemma.second.value}
          onChange={(id) => (dilemma.second.value = id)}
        />
        <RulesForm />
      </div>
      {found !== undefined && (
        <>
          <Strip found={found} />
          <Stepper
            step={dilemma.turn.value}
            last={found.turns.length}
            running={dilemma.running.value}
            pace={260}
            sentence={tellTurn(found)}
            onStep={dilemma.goToTurn}
            onRunning={(next) => (dilemma.running.value = next)}
          />
          <div {...SCALED_FIGURE}>
            <div class="match-columns">
              <Sums found={found} />
              <Expected found={found} />
            </div>
          </div>
          <PictureExport
            pictures={[matchPicture(found, dilemma.turn.value, names), sumsPicture(found, dilemma.turn.value, names)]}
          />
        </>
      )}
      <div class="about-players">
        {[dilemma.first.value, dilemma.second.value].map((id, index) => {
          const strategy = DILEMMA_STRATEGIES.find((known) => known.id === id);
          return (
            strategy !== undefined && (
              <section key={index}>
                <h2>
                  <span class={`chip player${index}`} aria-hidden="true" /> {t(strategy.title)}
                </h2>
                <p>{t(strategy.summary)}</p>
                <p class="soft">{strategy.reference}</p>
              </section>
            )
          );
        })}
      </div>
    </div>
  );
}

function Player({ label, value, onChange }: { label: string; value: string; onChange: (id: string) => void }) {
  return <Select seen label={label} choices={choicesOf(DILEMMA_STRATEGIES)} value={value} onChange={onChange} />;
}

const unit = (): string => (dilemma.stakes.value === "course" ? t(texts.years) : t(texts.points));

function tellTurn({ turns, sums }: MatchAnswer): string {
  const at = dilemma.turn.value;
  if (at === 0) return t(texts.beforeFirstTurn);
  const [one, two] = turns[at - 1];
  const did = (action: string): string => (action === "C" ? t(texts.cooperates) : t(texts.defects));
  const [sumOne, sumTwo] = sums[at - 1];
  return t(
    texts.turnPlayed(
      at,
      nameOf(dilemma.first.value),
      did(one),
      nameOf(dilemma.second.value),
      did(two),
      sumOne,
      sumTwo,
      unit(),
    ),
  );
}

/** More turns than this at a time would make the page slow. */
const MAX_SHOWN = 400;

/** What both did, turn by turn, up to the present one; of a long match what is around it. */
function Strip({ found }: { found: MatchAnswer }) {
  const at = dilemma.turn.value;
  const from = Math.max(0, Math.min(found.turns.length - MAX_SHOWN, at - MAX_SHOWN / 2));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [box, now] = [frame.current, frame.current?.querySelector<HTMLElement>("td.now")];
    if (box === null || now == null) return;
    const name = box.querySelector("th")?.offsetWidth ?? 0; // it stays where it is, over the turns
    const [from, to] = [now.offsetLeft - name - 4, now.offsetLeft + now.offsetWidth + 4 - box.clientWidth];
    if (box.scrollLeft > from || box.scrollLeft < to) box.scrollLeft = (from + to) / 2;
  }, [at, found]);
  return (
    <div ref={frame} class="scroll strip" tabIndex={0} role="group" aria-label={t(texts.matchTurnTurn)}>
      <table>
        <tbody>
          {[dilemma.first.value, dilemma.second.value].map((id, player) => (
            <tr key={player}>
              <th scope="row">
                <span class={`chip player${player}`} aria-hidden="true" /> {nameOf(id)}
              </th>
              {found.turns.slice(from, from + MAX_SHOWN).map((pair, index) => (
                <td
                  key={from + index}
                  class={`${from + index < at ? pair[player] : "later"}${from + index === at - 1 ? " now" : ""}`}
                >
                  {from + index < at ? actionLetter(pair[player]) : ""}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const WIDE = 480;
const HIGH = 170;

function Sums({ found: { sums } }: { found: MatchAnswer }) {
  const most = Math.max(1, ...sums.flat());
  const x = (index: number): number => 40 + (index / sums.length) * (WIDE - 60);
  const y = (value: number): number => HIGH - 24 - (value / most) * (HIGH - 44);
  const line = (player: 0 | 1): string =>
    `M${x(0)} ${y(0)}${sums
      .slice(0, dilemma.turn.value)
      .map((pair, index) => `L${x(index + 1).toFixed(1)} ${y(pair[player]).toFixed(1)}`)
      .join("")}`;
  const [one, two] = dilemma.turn.value === 0 ? [0, 0] : sums[dilemma.turn.value - 1];
  return (
    <figure class="sums" aria-label={t(texts.theSums)}>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={t(
          texts.afterTurns(
            dilemma.turn.value,
            nameOf(dilemma.first.value),
            one,
            nameOf(dilemma.second.value),
            two,
            unit(),
          ),
        )}
      >
        <path class="axes" d={`M40 12V${HIGH - 24}H${WIDE - 12}`} />
        <text class="tick-y" x={34} y={y(most) + 4}>
          {number(most)}
        </text>
        <text class="tick-y" x={34} y={y(0) + 4}>
          0
        </text>
        <text class="tick-x" x={x(sums.length)} y={HIGH - 8}>
          {sums.length}
        </text>
        <path class="line player0" d={line(0)} />
        <path class="line player1" d={line(1)} />
      </svg>
      <figcaption class="soft">
        {dilemma.stakes.value === "course" ? t(texts.yearsSoFar) : t(texts.pointsSoFar)}
      </figcaption>
    </figure>
  );
}

const KINDS = ["CC", "CD", "DC", "DD"] as const;

/** What this match brought beside what such a match brings on average, computed exactly through the Markov chain. */
function Expected({ found: { turns, sums, expectation } }: { found: MatchAnswer }) {
  if (expectation === undefined) return <p class="soft expected">{t(texts.noExactExpectation)}</p>;
  const played = sums[sums.length - 1];
  const count = (kind: string): number => turns.filter((turn) => turn === kind).length;
  const unit = dilemma.stakes.value === "course" ? t(texts.yearsATurn) : t(texts.pointsATurn);
  const rows: [string, string, string][] = [
    [t(texts.turns), number(turns.length), decimals(expectation.turns, Number.isInteger(expectation.turns) ? 0 : 2)],
    ...[dilemma.first.value, dilemma.second.value].map((id, player): [string, string, string] => [
      `${nameOf(id)}, ${unit}`,
      decimals(played[player] / turns.length, 3),
      withFraction(expectation.perTurn[player], expectation.exact[player]),
    ]),
    ...KINDS.map((kind, index): [string, string, string] => [
      [...kind].map(actionLetter).join(" "),
      percent(count(kind) / turns.length),
      percent(expectation.shares[index]),
    ]),
  ];
  return (
    <section class="expected" aria-label={t(texts.expectation)}>
      <h2>{t(texts.exactlyExpected)}</h2>
      <table class="numbers">
        <thead>
          <tr>
            <td />
            <th scope="col">{t(texts.thisMatch)}</th>
            <th scope="col">{t(texts.expected)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, sampled, exact], index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td>{sampled}</td>
              <td>{exact}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="soft">{t(texts.markovChain)}</p>
    </section>
  );
}
