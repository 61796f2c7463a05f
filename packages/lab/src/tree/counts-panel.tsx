import { IconButton } from "../base/controls.tsx";
import { number, say } from "../base/language.ts";
import { algorithm, counting, counts, patience, source, stopCounting } from "./instance.ts";
import type { Count } from "./tasks.ts";
import { algorithmName, writeScore } from "./words.ts";

/** The three algorithms on the same question, side by side. */
export function CountsPanel() {
  const found = counts.value;
  const share = counting.value;
  const most = Math.max(1, ...(found ?? []).map(({ nodes }) => nodes));
  return (
    <section class="counts" aria-label={say("Counts", "Comptes")}>
      <h2>{say("The three algorithms, side by side", "Les trois algorithmes côte à côte")}</h2>
      {share !== undefined && (
        <div class="row counting">
          <progress max={1} value={share} aria-label={say("Counting", "Comptage")} />
          <IconButton icon="stop" label={say("Stop", "Arrêter")} onClick={stopCounting} />
        </div>
      )}
      {found !== undefined && (
        <div class="table-scroll" tabIndex={0} role="group" aria-label={say("Table of counts", "Tableau des comptes")}>
          <table class="tree-counts">
            <thead>
              <tr>
                <th scope="col">
                  <span class="unseen">{say("Algorithm", "Algorithme")}</span>
                </th>
                <th scope="col">{say("nodes", "nœuds")}</th>
                <th scope="col">{say("leaves", "feuilles")}</th>
                <th scope="col">{say("memo", "mémoire")}</th>
                <th scope="col">{say("cuts α+β", "coupes α+β")}</th>
                <th scope="col">{say("value", "valeur")}</th>
              </tr>
            </thead>
            <tbody>
              {found.map((count) => (
                <CountRow key={count.algorithm} count={count} most={most} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {found === undefined && share === undefined && (
        <p class="soft">{say("The counting was stopped.", "Le comptage a été arrêté.")}</p>
      )}
      {found?.some(({ finished }) => !finished) && (
        <p class="soft">
          {say(
            `“≥”: stopped after ${patience.value} seconds, and so are the numbers.`,
            `« ≥ » : arrêté après ${patience.value} secondes, les nombres aussi.`,
          )}{" "}
          <button type="button" class="button" onClick={() => (patience.value = Math.min(120, patience.value * 4))}>
            {say(
              `Give ${Math.min(120, patience.value * 4)} seconds`,
              `Donner ${Math.min(120, patience.value * 4)} secondes`,
            )}
          </button>
        </p>
      )}
      <Chosen />
    </section>
  );
}

function CountRow({ count, most }: { count: Count; most: number }) {
  const { algorithm: id, finished, nodes, leaves, memoHits, alphaCuts, betaCuts, value } = count;
  const atLeast = finished ? "" : "≥ ";
  return (
    <tr class={id === algorithm.value ? "lit" : ""}>
      <th scope="row">
        {algorithmName(id)}
        <svg class="share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(100 * nodes) / most} height={4} />
        </svg>
      </th>
      <td>{atLeast + number(nodes)}</td>
      <td>{atLeast + number(leaves)}</td>
      <td>{id === "memo" ? atLeast + number(memoHits) : "–"}</td>
      <td>{id === "alphabeta" ? `${atLeast}${number(alphaCuts)}+${number(betaCuts)}` : "–"}</td>
      <td>{value === undefined ? "?" : writeScore(value)}</td>
    </tr>
  );
}

/** The move that is chosen at the root, and the play behind it. */
function Chosen() {
  const answer = counts.value?.find(({ algorithm: id }) => id === algorithm.value);
  if (answer === undefined || answer.value === undefined) return null;
  // In a typed tree a move is the number of a child: it is named by its place, as in the picture.
  const words =
    source.value.kind === "list"
      ? answer.line.map((_, index) => answer.line.slice(0, index + 1).join("."))
      : answer.line;
  const [first] = words;
  if (first === undefined) return null;
  const line = words.join(" → ");
  const value = writeScore(answer.value);
  return (
    <p class="chosen-move">
      {say("Chosen move: ", "Coup choisi : ")}
      <strong>{first}</strong>
      {say(`, worth ${value}`, `, qui vaut ${value}`)}
      {answer.exact ? "" : say(" (an estimate)", " (une estimation)")}. {say("Expected play: ", "Suite attendue : ")}
      {line}.
    </p>
  );
}
