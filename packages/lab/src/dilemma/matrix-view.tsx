import { Fold, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { choicesOf, Tick } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { SCALED_FIGURE, SENTENCE } from "../base/stage.tsx";
import { CLASSICS, isNumber, isWhole, MAX_STRATEGIES, resizedMatrix, withCell, withName } from "./document.ts";
import { dilemma } from "./instance.ts";
import { matrixPicture, payoffPicture } from "./matrix-pictures.ts";
import { outcomesOf, tellOutcomes } from "./outcomes.ts";
import type { MatrixDocument, MatrixStudy } from "./tasks.ts";
import * as texts from "./texts.ts";

export function MatrixView() {
  const study = dilemma.matrixStudy.value;
  const document = dilemma.matrix.value;
  const classic = CLASSICS.find(({ id }) => id === dilemma.classicId.value);
  const whole = isWhole(document);
  const current =
    whole && study !== undefined && study.best[0].length === document.rows.length * document.columns.length
      ? study
      : undefined;
  return (
    <div class="matrix-page">
      <section class="matrix-side" aria-label={t(texts.matrix)}>
        <div class="row">
          <Select
            seen
            label={t(texts.game)}
            choices={choicesOf(CLASSICS, classic === undefined && t(texts.yourMatrix))}
            value={classic?.id ?? ""}
            onChange={(id) => {
              if (id !== "") dilemma.chooseClassic(id);
            }}
          />
          <Tick
            label={t(texts.costsLessIsBetter)}
            checked={document.costs}
            onChange={(checked) => dilemma.changeMatrix({ ...document, costs: checked })}
          />
        </div>
        {classic !== undefined && (
          <p class="lead" {...SENTENCE}>
            {t(classic.summary)}
          </p>
        )}
        <div class="matrix-and-plot">
          <div class="matrix-column">
            <Table document={document} study={current} />
            {!whole && <Fault of={texts.cellsNeedTwoNumbers} />}
            <Resize document={document} />
          </div>
          {current !== undefined && <PayoffPlot document={document} study={current} />}
        </div>
        <p class="soft">{t(texts.matrixSigns)}</p>
        {current !== undefined && (
          <PictureExport pictures={[matrixPicture(document, current), payoffPicture(document, current)]} />
        )}
      </section>
      <section class="notes" aria-label={t(texts.analysis)}>
        {current !== undefined && <Equilibria document={document} study={current} />}
        {current !== undefined && (
          <Fold title={t(texts.theWholeAnalysis)}>
            <pre class="analysis-text" tabIndex={0}>
              {current.explanation.join("\n")}
            </pre>
          </Fold>
        )}
      </section>
    </div>
  );
}

function Resize({ document }: { document: MatrixDocument }) {
  return (
    <div class="row">
      {(["rows", "columns"] as const).map((side) => (
        <span key={side} class="row resize">
          <span class="soft">{side === "rows" ? t(texts.rows) : t(texts.columns)}</span>
          <button
            type="button"
            class="button quiet"
            aria-label={side === "rows" ? t(texts.oneRowLess) : t(texts.oneColumnLess)}
            disabled={document[side].length <= 1}
            onClick={() => dilemma.changeMatrix(resizedMatrix(document, side, -1))}
          >
            −
          </button>
          <button
            type="button"
            class="button quiet"
            aria-label={side === "rows" ? t(texts.oneRowMore) : t(texts.oneColumnMore)}
            disabled={document[side].length >= MAX_STRATEGIES}
            onClick={() => dilemma.changeMatrix(resizedMatrix(document, side, 1))}
          >
            +
          </button>
        </span>
      ))}
    </div>
  );
}

function Table({ document, study }: { document: MatrixDocument; study: MatrixStudy | undefined }) {
  const { players, rows, columns, cells } = document;
  const isPareto = (profile: number): boolean =>
    study?.analysis.pareto.some((one) => one.profile[0] * columns.length + one.profile[1] === profile) ?? false;
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={t(texts.matrixOfPayoffs)} {...SCALED_FIGURE}>
      <table class="matrix">
        <thead>
          <tr>
            <td class="corner">
              <span class="player0-name">{players[0]}</span>
              <span class="player1-name">{players[1]}</span>
            </td>
            {columns.map((name, column) => (
              <th key={column} scope="col">
                <input
                  class="name"
                  value={name}
                  aria-label={t(texts.nameOfColumn(column))}
                  onInput={(event) =>
                    dilemma.changeMatrix(withName(document, "columns", column, event.currentTarget.value))
                  }
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((name, row) => (
            <tr key={row}>
              <th scope="row">
                <input
                  class="name"
                  value={name}
                  aria-label={t(texts.nameOfRow(row))}
                  onInput={(event) => dilemma.changeMatrix(withName(document, "rows", row, event.currentTarget.value))}
                />
              </th>
              {cells[row].map((pair, column) => {
                const profile = row * columns.length + column;
                const best = study?.best.map((list) => list[profile]) ?? [false, false];
                return (
                  <td
                    key={column}
                    class={`${best[0] && best[1] ? "equilibrium" : ""}${isPareto(profile) ? " pareto" : ""}`}
                  >
                    <div class="pair">
                      {pair.map((text, player) => (
                        <input
                          key={player}
                          class={`payoff player${player}${best[player] ? " best" : ""}`}
                          value={text}
                          size={4}
                          inputMode="text"
                          aria-invalid={!isNumber(text)}
                          aria-label={
                            `${players[player]}, ${rows[row]} / ${columns[column]}` +
                            (best[player] ? t(texts.andBestResponse) : "")
                          }
                          onInput={(event) =>
                            dilemma.changeMatrix(
                              withCell(document, row, column, player as 0 | 1, event.currentTarget.value),
                            )
                          }
                        />
                      ))}
                    </div>
                    {isPareto(profile) && (
                      <span class="star" title={t(texts.paretoOptimal)}>
                        ✦
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Equilibria({ document, study }: { document: MatrixDocument; study: MatrixStudy }) {
  const { analysis } = study;
  const { equilibria, dominance, zeroSum } = analysis;
  const { players, costs, unit } = document;
  const names = [document.rows, document.columns];
  const mix = (weights: readonly string[], player: number): string =>
    weights
      .flatMap((weight, index) =>
        weight === "0" ? [] : [weight === "1" ? names[player][index] : `${weight} ${names[player][index]}`],
      )
      .join(" + ");
  const mixesOf = (equilibrium: (typeof equilibria)[number]): readonly (readonly string[])[] =>
    "row" in equilibrium
      ? [equilibrium.row as string[], equilibrium.column as string[]]
      : (equilibrium.mixes as string[][]);
  const isPure = (equilibrium: (typeof equilibria)[number]): boolean =>
    mixesOf(equilibrium).every((weights) => weights.includes("1"));
  const better = (equilibrium: (typeof equilibria)[number]) => {
    const profile = mixesOf(equilibrium).map((weights) => weights.indexOf("1"));
    return analysis.notPareto.find((one) => String(one.profile) === String(profile))?.improvedBy;
  };
  return (
    <>
      <h2>{t(texts.nashEquilibria(equilibria.length))}</h2>
      <ol class="equilibria">
        {equilibria.slice(0, 12).map((equilibrium, index) => {
          const improved = better(equilibrium);
          return (
            <li key={index}>
              <p>
                <strong>
                  {players
                    .map((player, at) => `${player}${t(texts.colon)} ${mix(mixesOf(equilibrium)[at], at)}`)
                    .join(" · ")}
                </strong>{" "}
                <span class="badge">{isPure(equilibrium) ? t(texts.pure) : t(texts.mixed)}</span>
              </p>
              <p>
                {costs ? t(texts.costs) : t(texts.payoffsUnit)}
                {t(texts.colonAndSpace)}
                {equilibrium.payoffs.join(", ")} {unit}
              </p>
              <ul class="proof">
                {equilibrium.check.map(({ payoffs, best, holds }, player) => (
                  <li key={players[player]}>
                    <span class={holds ? "holds" : "fails"} aria-hidden="true">
                      {holds ? "✓" : "✗"}
                    </span>{" "}
                    {players[player]}
                    {t(texts.colonAndSpace)}
                    {payoffs.map((payoff, strategy) => `${names[player][strategy]} ${payoff}`).join(", ")}
                    {t(texts.semicolon)}
                    {costs ? t(texts.noneCostsLessThan(best)) : t(texts.noneGivesMoreThan(best))}
                  </li>
                ))}
              </ul>
              {improved !== undefined && (
                <p class="not-pareto">
                  {t(texts.notParetoOptimal)}({improved.strategies.join(", ")}) {t(texts.wouldGive)}{" "}
                  {improved.payoffs.join(", ")} {unit}.
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {equilibria.length > 12 && <p class="soft">… {equilibria.length - 12}</p>}
      {dominance.length > 0 && (
        <>
          <h2>{t(texts.dominatedStrategies)}</h2>
          <ul class="plain-list">
            {dominance.map(({ kind, player, strategy, by }) => (
              <li key={`${player} ${strategy}`}>
                {player}
                {t(texts.colonAndSpace)}
                <strong>{strategy}</strong>{" "}
                {kind === "strict" ? t(texts.isStrictlyDominatedBy) : t(texts.isWeaklyDominatedBy)}{" "}
                {Object.entries(by)
                  .map(([name, share]) => (share === "1" ? name : `${share} ${name}`))
                  .join(" + ")}
              </li>
            ))}
          </ul>
        </>
      )}
      {zeroSum !== null && (
        <>
          <h2>{t(texts.valueOfTheGame)}</h2>
          <p>
            {players[0]} {t(texts.isSureOf)} <strong>{zeroSum.value}</strong>: {mix(zeroSum.row, 0)}. {players[1]}{" "}
            {t(texts.concedesNoMore)} {mix(zeroSum.column, 1)}.
          </p>
        </>
      )}
    </>
  );
}

function PayoffPlot({ document, study }: { document: MatrixDocument; study: MatrixStudy }) {
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
