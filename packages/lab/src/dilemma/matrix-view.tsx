import type { Text } from "marienbad";
import { Fold, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { language, say, t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { CLASSICS, isNumber, isWhole, MAX_STRATEGIES, resizedMatrix, withCell, withName } from "./document.ts";
import { changeMatrix, chooseClassic, classicId, matrix, matrixStudy } from "./instance.ts";
import { matrixPicture, payoffPicture } from "./matrix-pictures.ts";
import { PayoffPlot } from "./payoff-plot.tsx";
import type { MatrixDocument, MatrixStudy } from "./tasks.ts";

const INCOMPLETE: Text = {
  en: "Every cell needs two numbers, such as 2, −1/3 or 0.5.",
  fr: "Il faut deux nombres dans chaque case, comme 2, −1/3 ou 0,5.",
};

export function MatrixView() {
  const study = matrixStudy.value;
  const document = matrix.value;
  const classic = CLASSICS.find(({ id }) => id === classicId.value);
  const whole = isWhole(document);
  const current =
    whole && study !== undefined && study.best[0].length === document.rows.length * document.columns.length
      ? study
      : undefined;
  return (
    <div class="matrix-page">
      <section class="matrix-side" aria-label={say("Matrix", "Matrice")}>
        <div class="row">
          <Select
            seen
            label={say("Game", "Jeu")}
            choices={[
              ...(classic === undefined ? [{ id: "", text: say("your matrix", "votre matrice") }] : []),
              ...CLASSICS.map(({ id, title }) => ({ id, text: title[language.value] })),
            ]}
            value={classic?.id ?? ""}
            onChange={(id) => {
              if (id !== "") chooseClassic(id);
            }}
          />
          <label class="tick">
            <input
              type="checkbox"
              checked={document.costs}
              onChange={(event) => changeMatrix({ ...document, costs: event.currentTarget.checked })}
            />
            {say("costs: less is better", "coûts : moins vaut mieux")}
          </label>
        </div>
        {classic !== undefined && <p class="lead">{t(classic.summary)}</p>}
        <Table document={document} study={current} />
        {!whole && <Fault of={INCOMPLETE} />}
        <div class="row">
          {(["rows", "columns"] as const).map((side) => (
            <span key={side} class="row resize">
              <span class="soft">{side === "rows" ? say("rows", "lignes") : say("columns", "colonnes")}</span>
              <button
                type="button"
                class="button quiet"
                aria-label={
                  side === "rows"
                    ? say("One row less", "Une ligne de moins")
                    : say("One column less", "Une colonne de moins")
                }
                disabled={document[side].length <= 1}
                onClick={() => changeMatrix(resizedMatrix(document, side, -1))}
              >
                −
              </button>
              <button
                type="button"
                class="button quiet"
                aria-label={
                  side === "rows"
                    ? say("One row more", "Une ligne de plus")
                    : say("One column more", "Une colonne de plus")
                }
                disabled={document[side].length >= MAX_STRATEGIES}
                onClick={() => changeMatrix(resizedMatrix(document, side, 1))}
              >
                +
              </button>
            </span>
          ))}
        </div>
        <p class="soft">
          {say(
            "Underlined: a best response. A framed cell is a pure equilibrium: each answers the other best. ✦ is Pareto-optimal. Numbers may be fractions, 1/3.",
            "Souligné : une meilleure réponse. Une case encadrée est un équilibre pur : chacun répond au mieux à l'autre. ✦ est optimal au sens de Pareto. Les nombres peuvent être des fractions, 1/3.",
          )}
        </p>
        {current !== undefined && <PayoffPlot document={document} study={current} />}
        {current !== undefined && (
          <PictureExport pictures={[matrixPicture(document, current), payoffPicture(document, current)]} />
        )}
      </section>
      <section class="notes" aria-label={say("Analysis", "Analyse")}>
        {current !== undefined && <Equilibria document={document} study={current} />}
        {current !== undefined && (
          <Fold title={say("The whole analysis", "Toute l'analyse")}>
            <pre class="told" tabIndex={0}>
              {current.explanation.join("\n")}
            </pre>
          </Fold>
        )}
      </section>
    </div>
  );
}

function Table({ document, study }: { document: MatrixDocument; study: MatrixStudy | undefined }) {
  const { players, rows, columns, cells } = document;
  const isPareto = (profile: number): boolean =>
    study?.analysis.pareto.some((one) => one.profile[0] * columns.length + one.profile[1] === profile) ?? false;
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={say("Matrix of payoffs", "Matrice des gains")}>
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
                  aria-label={say(`Name of column ${column + 1}`, `Nom de la colonne ${column + 1}`)}
                  onInput={(event) => changeMatrix(withName(document, "columns", column, event.currentTarget.value))}
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
                  aria-label={say(`Name of row ${row + 1}`, `Nom de la ligne ${row + 1}`)}
                  onInput={(event) => changeMatrix(withName(document, "rows", row, event.currentTarget.value))}
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
                          aria-label={`${players[player]}, ${rows[row]} / ${columns[column]}${best[player] ? say(", best response", ", meilleure réponse") : ""}`}
                          onInput={(event) =>
                            changeMatrix(withCell(document, row, column, player as 0 | 1, event.currentTarget.value))
                          }
                        />
                      ))}
                    </div>
                    {isPareto(profile) && (
                      <span class="star" title={say("Pareto-optimal", "optimal au sens de Pareto")}>
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

/** Every equilibrium with the proof that it is one. */
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
      <h2>
        {equilibria.length === 1
          ? say("One Nash equilibrium", "Un équilibre de Nash")
          : say(`${equilibria.length} Nash equilibria`, `${equilibria.length} équilibres de Nash`)}
      </h2>
      <ol class="equilibria">
        {equilibria.slice(0, 12).map((equilibrium, index) => {
          const improved = better(equilibrium);
          return (
            <li key={index}>
              <p>
                <strong>
                  {players
                    .map((player, at) => `${player}${say(":", " :")} ${mix(mixesOf(equilibrium)[at], at)}`)
                    .join(" · ")}
                </strong>{" "}
                <span class="badge">{isPure(equilibrium) ? say("pure", "pur") : say("mixed", "mixte")}</span>
              </p>
              <p>
                {costs ? say("costs", "coûts") : say("payoffs", "gains")}
                {say(": ", " : ")}
                {equilibrium.payoffs.join(", ")} {unit}
              </p>
              <ul class="proof">
                {equilibrium.check.map(({ payoffs, best, holds }, player) => (
                  <li key={players[player]}>
                    <span class={holds ? "holds" : "fails"} aria-hidden="true">
                      {holds ? "✓" : "✗"}
                    </span>{" "}
                    {players[player]}
                    {say(": ", " : ")}
                    {payoffs.map((payoff, strategy) => `${names[player][strategy]} ${payoff}`).join(", ")}
                    {say("; ", " ; ")}
                    {costs
                      ? say(`none costs less than ${best}`, `rien ne coûte moins que ${best}`)
                      : say(`none gives more than ${best}`, `rien ne donne plus que ${best}`)}
                  </li>
                ))}
              </ul>
              {improved !== undefined && (
                <p class="not-pareto">
                  {say("Not Pareto-optimal: ", "Pas optimal au sens de Pareto : ")}({improved.strategies.join(", ")}){" "}
                  {say("would give", "donnerait")} {improved.payoffs.join(", ")} {unit}.
                </p>
              )}
            </li>
          );
        })}
      </ol>
      {equilibria.length > 12 && <p class="soft">… {equilibria.length - 12}</p>}
      {dominance.length > 0 && (
        <>
          <h2>{say("Dominated strategies", "Stratégies dominées")}</h2>
          <ul class="plain">
            {dominance.map(({ kind, player, strategy, by }) => (
              <li key={`${player} ${strategy}`}>
                {player}
                {say(": ", " : ")}
                <strong>{strategy}</strong>{" "}
                {kind === "strict"
                  ? say("is strictly dominated by", "est strictement dominée par")
                  : say("is weakly dominated by", "est faiblement dominée par")}{" "}
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
          <h2>{say("Value of the game", "Valeur du jeu")}</h2>
          <p>
            {players[0]} {say("is sure of", "est sûr de")} <strong>{zeroSum.value}</strong>: {mix(zeroSum.row, 0)}.{" "}
            {players[1]} {say("concedes no more:", "ne concède pas plus :")} {mix(zeroSum.column, 1)}.
          </p>
        </>
      )}
    </>
  );
}
