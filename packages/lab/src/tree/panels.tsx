import { findGame } from "marienbad";
import { useEffect, useMemo } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { IconButton } from "../base/controls.tsx";
import { number, say } from "../base/language.ts";
import { Board } from "../board/board.tsx";
import { BOARDS } from "../board/index.ts";
import type { Count, TreeStudy } from "../worker/tree-tasks.ts";
import { askedNodes, canBeSet, checkWork, EMPTY_WORK, solvedWork, work } from "./exercise.ts";
import { absence } from "./replay.ts";
import { algorithm, counting, counts, moment, patience, shownNode, source, stopCounting, study } from "./state.ts";
import {
  ALGORITHM_NAMES,
  lineOfStep,
  nodeName,
  pseudoCode,
  seekerName,
  writeBound,
  writeScore,
  writeWindow,
} from "./words.ts";

/** The algorithm in words, the line where the search is lit. */
export function PseudoCode() {
  const lit = lineOfStep(moment.value?.step);
  return (
    <ol class="tree-code">
      {pseudoCode(algorithm.value).map(([line, depth, text]) => (
        <li
          key={line}
          class={`depth${depth}${line === lit ? " lit" : ""}`}
          aria-current={line === lit ? "step" : undefined}
        >
          {text}
        </li>
      ))}
    </ol>
  );
}

/** All that is known of one node: the one that was chosen, or where something just happened. */
export function NodePanel() {
  const [now, at, node] = [study.value, moment.value, shownNode.value];
  if (now === undefined || at === undefined || now.nodes[node] === undefined) return null;
  const { name, player, children, level } = now.nodes[node];
  const state = at.states[node];
  const absent = absence(now, at, node);
  const facts: [string, string][] = [];
  if (children.length > 0) facts.push([say("Chooses", "Choisit"), seekerName(player)]);
  if (source.value.kind === "game") facts.push([say("Position", "Position"), name]);
  facts.push([say("Moves left to look ahead", "Coups restant à regarder"), number(now.depth - level)]);
  if (state !== undefined)
    facts.push([say("Visit", "Visite"), say(`number ${number(node + 1)}`, `n° ${number(node + 1)}`)]);
  if (absent === "pruned") facts.push([say("Visit", "Visite"), say("never: cut away", "jamais : élagué")]);
  if (absent === "remembered")
    facts.push([say("Visit", "Visite"), say("not needed: known from memory", "inutile : connu par la mémoire")]);
  if (absent === "waiting") facts.push([say("Visit", "Visite"), say("not yet", "pas encore")]);
  if (state?.window !== undefined && children.length > 0)
    facts.push([say("Window (α, β)", "Fenêtre (α, β)"), writeWindow(state.window)]);
  if (state?.value !== undefined) {
    const value = writeBound(state.value, state.bound);
    facts.push(
      state.status === "open" ? [say("Best so far", "Meilleur jusqu'ici"), value] : [VALUE_WORDS[state.bound](), value],
    );
  }
  if (state !== undefined && state.chosen >= 0) {
    const word =
      source.value.kind === "list" ? nodeName(now.nodes, state.chosen, "list") : now.nodes[state.chosen].move;
    facts.push([
      state.status === "open" ? say("Best move so far", "Meilleur coup jusqu'ici") : say("Chosen move", "Coup choisi"),
      word,
    ]);
  }
  if (state?.memoFrom !== undefined)
    facts.push([
      say("Known from", "Connu depuis"),
      say(`visit ${state.memoFrom + 1}`, `la visite ${state.memoFrom + 1}`),
    ]);
  const title = nodeName(now.nodes, node, source.value.kind);
  return (
    <section class="node-panel" aria-label={say("Node", "Nœud")}>
      <h2>{title.charAt(0).toUpperCase() + title.slice(1)}</h2>
      <div class="node-facts">
        <dl>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <PositionBoard now={now} node={node} />
      </div>
    </section>
  );
}

const VALUE_WORDS = {
  exact: () => say("Value", "Valeur"),
  lower: () => say("Lower bound", "Minorant"),
  upper: () => say("Upper bound", "Majorant"),
} as const;

/** The position on its board. */
function PositionBoard({ now, node }: { now: TreeStudy; node: number }) {
  const from = source.value;
  const { name, player } = now.nodes[node];
  const model = useMemo(() => {
    if (from.kind !== "game") return undefined;
    const view = {
      text: name,
      turn: player,
      moves: [],
      options: findGame(from.game).make(from.options).options,
      played: [],
    };
    try {
      return BOARDS[from.game]?.(view);
    } catch {
      return undefined; // a position that its board cannot show is told by its name
    }
  }, [from, name, player]);
  if (model === undefined) return null;
  return (
    <div class="node-board">
      <Board
        model={model}
        turn={player}
        label={name}
        active={false}
        last={[]}
        hint={undefined}
        values={new Map()}
        onMove={() => undefined}
      />
    </div>
  );
}

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
        {ALGORITHM_NAMES[id]()}
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
  const [first] = answer.line;
  if (first === undefined) return null;
  const line = answer.line.join(" → ");
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

/** What is asked, and what is wrong with the answers. */
export function ExercisePanel() {
  const now = study.value;
  const task = work.value;
  const sentence = now === undefined ? "" : tellWork(now);
  useEffect(() => {
    if (task.checked) announce(sentence);
  }, [sentence, task.checked]);
  if (now === undefined) return null;
  if (!canBeSet(now)) {
    return (
      <p class="sentence">
        {say(
          "This tree is too large for an exercise: choose a smaller depth.",
          "Cet arbre est trop grand pour un exercice : choisissez une profondeur plus petite.",
        )}
      </p>
    );
  }
  return (
    <div class="exercise">
      <p class="sentence">{sentence}</p>
      <div class="row">
        <IconButton
          icon="check"
          label={say("Check", "Vérifier")}
          onClick={() => (work.value = { ...work.value, checked: true })}
        />
        <IconButton
          icon="eye"
          label={say("Show the answers", "Montrer les réponses")}
          onClick={() => (work.value = solvedWork(now, task, writeScore))}
        />
        <IconButton
          icon="trash"
          label={say("Start over", "Recommencer")}
          onClick={() => (work.value = { ...EMPTY_WORK, exercise: task.exercise })}
        />
      </div>
    </div>
  );
}

function tellWork(now: TreeStudy): string {
  const task = work.value;
  const names = (nodes: ReadonlySet<number>): string =>
    [...nodes]
      .slice(0, 6)
      .map((node) => nodeName(now.nodes, node, source.value.kind))
      .join(", ") + (nodes.size > 6 ? " …" : "");
  if (!task.checked) {
    if (task.exercise === "values") {
      const asked = askedNodes(now);
      const done = asked.filter((node) => (task.answers.get(node) ?? "").trim() !== "").length;
      return say(
        `Fill in what each node is worth by minimax: ${done} of ${asked.length} filled in.`,
        `Complétez la valeur minimax de chaque nœud : ${done} sur ${asked.length}.`,
      );
    }
    return say(
      "Alpha-beta reads the tree from left to right. Mark what it does not look at; a mark counts for everything below.",
      "Alpha-bêta lit l'arbre de gauche à droite. Marquez ce qu'il ne regarde pas ; une marque vaut pour tout ce qui est dessous.",
    );
  }
  const { wrong, missing } = checkWork(now, task);
  if (wrong.size === 0 && missing.size === 0) return say("All right!", "Tout est juste !");
  const values = task.exercise === "values";
  const parts = [
    wrong.size === 0
      ? ""
      : values
        ? say(`Wrong: ${names(wrong)}.`, `Faux : ${names(wrong)}.`)
        : say(`Looked at after all: ${names(wrong)}.`, `Regardés pourtant : ${names(wrong)}.`),
    missing.size === 0
      ? ""
      : values
        ? say(`Still empty: ${names(missing)}.`, `Encore vides : ${names(missing)}.`)
        : say(`Not looked at, and not marked: ${names(missing)}.`, `Pas regardés, et non marqués : ${names(missing)}.`),
  ];
  return parts.filter((part) => part !== "").join(" ");
}
