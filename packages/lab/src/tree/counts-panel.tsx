import { IconButton } from "../base/controls.tsx";
import { Button } from "../base/fields.tsx";
import { number, t } from "../base/language.ts";
import { tree } from "./instance.ts";
import type { Count } from "./tasks.ts";
import * as texts from "./texts.ts";
import { algorithmName, writeScore } from "./words.ts";

export function CountsPanel() {
  const found = tree.counts.value;
  const share = tree.counting.value;
  const most = Math.max(1, ...(found ?? []).map(({ nodes }) => nodes));
  return (
    <section class="counts" aria-label={t(texts.counts)}>
      <h2>{t(texts.threeAlgorithmsSideSide)}</h2>
      {share !== undefined && (
        <div class="row counting">
          <progress max={1} value={share} aria-label={t(texts.counting)} />
          <IconButton icon="stop" label={t(texts.stop)} onClick={tree.stopCounting} />
        </div>
      )}
      {found !== undefined && (
        <div class="table-scroll" tabIndex={0} role="group" aria-label={t(texts.tableOfCounts)}>
          <table class="tree-counts">
            <thead>
              <tr>
                <th scope="col">
                  <span class="unseen">{t(texts.algorithm)}</span>
                </th>
                <th scope="col">{t(texts.nodes)}</th>
                <th scope="col">{t(texts.leaves)}</th>
                <th scope="col">{t(texts.memo)}</th>
                <th scope="col">{t(texts.cuts)}</th>
                <th scope="col">{t(texts.value)}</th>
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
      {found === undefined && share === undefined && <p class="soft">{t(texts.theCountingWasStopped)}</p>}
      {found?.some(({ finished }) => !finished) && (
        <p class="soft">
          {t(texts.lowerBoundsOnly(tree.patience.value))}{" "}
          <Button
            label={t(texts.giveSeconds(Math.min(120, tree.patience.value * 4)))}
            onClick={() => (tree.patience.value = Math.min(120, tree.patience.value * 4))}
          />
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
    <tr class={id === tree.algorithm.value ? "lit" : ""}>
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

function Chosen() {
  const answer = tree.counts.value?.find(({ algorithm: id }) => id === tree.algorithm.value);
  if (answer === undefined || answer.value === undefined) return null;
  // In a typed tree a move is the number of a child: it is named by its place, as in the picture.
  const words =
    tree.source.value.kind === "list"
      ? answer.line.map((_, index) => answer.line.slice(0, index + 1).join("."))
      : answer.line;
  const [first] = words;
  if (first === undefined) return null;
  const line = words.join(" → ");
  const value = writeScore(answer.value);
  return (
    <p class="chosen-move">
      {t(texts.chosenMove)}
      <strong>{first}</strong>
      {t(texts.worth(value))}
      {answer.exact ? "" : t(texts.anEstimate)}. {t(texts.expectedPlay)}
      {line}.
    </p>
  );
}
