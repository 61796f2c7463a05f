import type { Text } from "marienbad";
import type { Point } from "marienbad-figure";
import { useEffect, useMemo, useState } from "preact/hooks";
import { textOfError } from "../base/error-text.ts";
import { Fault } from "../base/fault.tsx";
import { Button } from "../base/fields.tsx";
import { t } from "../base/language.ts";
import { playerNameAtStart } from "../base/players.ts";
import { boardOfName } from "../base/small-board.tsx";
import type { ArenaDocument } from "./document.ts";
import { Graph } from "./graph.tsx";
import { arena } from "./instance.ts";
import { lookOfOutcome } from "./looks.ts";
import type { Neighbourhood, NeighbourInfo, Summary } from "./tasks.ts";
import * as texts from "./texts.ts";
import { sentence, tellOutcome } from "./words.ts";
import "./summary.css";

export function Walk({ summary }: { summary: Summary }) {
  const [at, setAt] = useState<number | string>(0);
  const [asked, setAsked] = useState("");
  const [found, setFound] = useState<Neighbourhood | undefined>();
  const [fault, setFault] = useState<Text>();
  useEffect(() => {
    let current = true;
    arena
      .askNeighbourhood(at)
      .then((next) => {
        if (!current) return;
        setFound(next);
        setFault(undefined);
      })
      .catch((error) => {
        if (current) setFault(textOfError(error));
      });
    return () => {
      current = false;
    };
  }, [at, summary]);
  return (
    <section class="walk" aria-label={t(texts.aroundAVertex)}>
      <h2>{t(texts.aroundAVertex)}</h2>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (asked.trim() !== "") setAt(asked.trim());
        }}
      >
        <label class="field grow">
          <span>{t(texts.nameOfTheVertex)}</span>
          <input
            name="walk"
            value={asked}
            onInput={(event) => setAsked(event.currentTarget.value)}
            spellcheck={false}
          />
        </label>
        <Button label={t(texts.goThere)} />
        <Button label={t(texts.start)} onClick={() => setAt(0)} />
      </form>
      <Fault of={fault} />
      {found !== undefined && <Surroundings around={found} onGo={setAt} />}
      {found !== undefined && (
        <div class="around">
          <Neighbours title={t(texts.leadingHere)} infos={found.before} onGo={setAt} />
          <div class={`centre-vertex ${found.centre.outcome}`}>
            <strong>{found.centre.name}</strong>
            <p>{t(texts.moves(playerNameAtStart(found.centre.owner)))}</p>
            <p>{sentence(tellOutcome(found.centre.outcome, found.centre.rank))}</p>
          </div>
          <Neighbours title={t(texts.movesFromHere)} infos={found.after} best={found.choice} onGo={setAt} />
        </div>
      )}
    </section>
  );
}

interface NeighboursProps {
  readonly title: string;
  readonly infos: readonly NeighbourInfo[];
  readonly best?: number | undefined;
  readonly onGo: (vertex: number) => void;
}

function Neighbours({ title, infos, best, onGo }: NeighboursProps) {
  return (
    <div>
      <h3>{title}</h3>
      {infos.length === 0 && <p class="soft">{t(texts.none)}</p>}
      <ul class="neighbours">
        {infos.map(({ vertex, name, outcome, rank }) => (
          <li key={vertex}>
            <button
              type="button"
              class={`move ${outcome}${vertex === best ? " current" : ""}`}
              onClick={() => onGo(vertex)}
            >
              <span class="word">{name}</span> <span class="soft">{tellOutcome(outcome, rank)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const MAX_SHOWN = 9;

function Surroundings({ around, onGo }: { around: Neighbourhood; onGo: (vertex: number) => void }) {
  const { infos, document, points, box } = useMemo(() => drawAround(around), [around]);
  const { centre, choice } = around;
  const winner = centre.outcome === "player0" || centre.outcome === "player1" ? centre.outcome : "";
  const unseen = around.before.length + around.after.length + 1 - infos.length;
  return (
    <>
      <div class="picture">
        <Graph
          document={document}
          names={infos.map(({ name }) => name)}
          board={around.board}
          points={points}
          box={box}
          routes={undefined}
          vertex={(index) => {
            const { name, owner, outcome, rank } = infos[index];
            const spoken = `${name}, ${t(playerNameAtStart(owner))}, ${tellOutcome(outcome, rank)}`;
            return {
              look: lookOfOutcome(outcome),
              rank,
              goal:
                rank === 0
                  ? { player0: 0 as const, player1: 1 as const, finiteDraw: undefined, infiniteDraw: undefined }[
                      outcome
                    ]
                  : undefined,
              spoken,
            };
          }}
          edge={(from, to) => (from === 0 && infos[to].vertex === choice ? `thick ${winner}` : "")}
          label={t(texts.neighbourhoodPicture)}
          selected={undefined}
          onPoint={() => undefined}
          onVertex={(index) => onGo(infos[index].vertex)}
        />
      </div>
      {unseen > 0 && <p class="soft">{t(texts.moreInLists(unseen))}</p>}
    </>
  );
}

/** Between a small board and the outline of its vertex. */
const FRAME = 10;

function drawAround({ centre, before, after, board }: Neighbourhood) {
  const left = before.slice(0, MAX_SHOWN);
  const right = after.slice(0, MAX_SHOWN);
  const infos: readonly NeighbourInfo[] = [centre, ...left, ...right];
  const boards = infos.map(({ name }) => boardOfName(name, board) ?? { width: 10 + 8 * name.length, height: 26 });
  const box = {
    width: Math.max(...boards.map(({ width }) => width)) + FRAME,
    height: Math.max(...boards.map(({ height }) => height)) + FRAME,
  };
  const column = (count: number, x: number): Point[] =>
    Array.from({ length: count }, (_, index) => ({ x, y: (index - (count - 1) / 2) * (box.height + 14) }));
  const far = box.width + 120;
  const document: ArenaDocument = {
    vertices: infos.map(({ name, owner }) => ({ name, owner })),
    edges: [
      ...left.map((_, index): [number, number] => [1 + index, 0]),
      ...right.map((_, index): [number, number] => [0, 1 + left.length + index]),
    ],
  };
  const points = [{ x: 0, y: 0 }, ...column(left.length, -far), ...column(right.length, far)];
  return { infos, document, points, box };
}
