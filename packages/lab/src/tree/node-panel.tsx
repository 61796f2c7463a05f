import { useMemo } from "preact/hooks";
import { number, t } from "../base/language.ts";
import { capitalised } from "../base/players.ts";
import { Board } from "../board/board.tsx";
import { boardOf } from "../board/own.ts";
import { findGame } from "../own/games.ts";
import { tree } from "./instance.ts";
import { absence } from "./replay.ts";
import type { TreeStudy } from "./tasks.ts";
import * as texts from "./texts.ts";
import { lineOfStep, nodeName, pseudoCode, seekerName, writeBound, writeWindow } from "./words.ts";

export function PseudoCode() {
  const lit = lineOfStep(tree.moment.value?.step);
  return (
    <ol class="tree-code">
      {pseudoCode(tree.algorithm.value).map(([line, depth, text]) => (
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

export function NodePanel() {
  const [now, at, node] = [tree.study.value, tree.moment.value, tree.shownNode.value];
  if (now === undefined || at === undefined || now.nodes[node] === undefined) return null;
  const { name, player, children, level } = now.nodes[node];
  const state = at.states[node];
  const absent = absence(now, at, node);
  const facts: [string, string][] = [];
  if (children.length > 0) facts.push([t(texts.chooses), seekerName(player)]);
  if (tree.source.value.kind === "game") facts.push([t(texts.position), name]);
  facts.push([t(texts.movesLeftLookAhead), number(now.depth - level)]);
  if (state !== undefined) facts.push([t(texts.visitLabel), t(texts.numberLabel(node))]);
  if (absent === "pruned") facts.push([t(texts.visitLabel), t(texts.neverCutAway)]);
  if (absent === "remembered") facts.push([t(texts.visitLabel), t(texts.notNeededKnownMemory)]);
  if (absent === "waiting") facts.push([t(texts.visitLabel), t(texts.notYet)]);
  if (state?.window !== undefined && children.length > 0) facts.push([t(texts.window), writeWindow(state.window)]);
  if (state?.value !== undefined) {
    const value = writeBound(state.value, state.bound);
    facts.push(state.status === "open" ? [t(texts.bestSoFar), value] : [t(VALUE_WORDS[state.bound]), value]);
  }
  if (state !== undefined && state.chosen >= 0) {
    const word =
      tree.source.value.kind === "list" ? nodeName(now.nodes, state.chosen, "list") : now.nodes[state.chosen].move;
    facts.push([state.status === "open" ? t(texts.bestMoveSoFar) : t(texts.chosenMoveLabel), word]);
  }
  if (state?.memoFrom !== undefined) facts.push([t(texts.knownFrom), t(texts.knownFromVisit(state.memoFrom))]);
  const title = nodeName(now.nodes, node, tree.source.value.kind);
  return (
    <section class="node-panel" aria-label={t(texts.node)}>
      <h2>{capitalised(title)}</h2>
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

const VALUE_WORDS = { exact: texts.valueTitle, lower: texts.lowerBound, upper: texts.upperBound } as const;

function PositionBoard({ now, node }: { now: TreeStudy; node: number }) {
  const from = tree.source.value;
  const { name, player } = now.nodes[node];
  const model = useMemo(() => {
    if (from.kind !== "game") return undefined;
    const game = findGame(from.game)(from.options);
    const { options } = game;
    const view = { text: name, turn: player, moves: [], options, played: [] };
    try {
      return boardOf(from.game, game)?.(view);
    } catch {
      return undefined; // a position that its board cannot show is shown by its name
    }
  }, [from, name, player]);
  if (model === undefined) return null;
  return (
    <div class="node-board">
      <Board model={model} turn={player} label={name} active={false} onMove={() => undefined} />
    </div>
  );
}
