import type { Player } from "marienbad";
import { useState } from "preact/hooks";
import { Button } from "../base/fields.tsx";
import { language, t } from "../base/language.ts";
import { capitalised, playerName } from "../base/players.ts";
import { ValueIcon, valueInShort } from "../board/value-mark.tsx";
import { play } from "./instance.ts";
import * as texts from "./texts.ts";
import type { Evaluation, MoveValue, Value } from "./values.ts";
import { describeWorth } from "./words.ts";

const MAX_CHIPS = 60;
/** Of more moves only the number is written beside the sign. */
const MAX_IN_WORDS = 9;

export function Moves() {
  const [text, setText] = useState("");
  const { legal, turn, result } = play.session.value;
  const shown = play.showValues.value ? play.evaluation.value : undefined;
  const ordered: readonly (MoveValue | { readonly word: string })[] = shown?.moves ?? legal.map((word) => ({ word }));
  const active = result === undefined && play.isHuman(turn);
  if (result !== undefined) return null;
  return (
    <div class="moves">
      <h2>{t(texts.moves)}</h2>
      {play.showValues.value && <Certainty />}
      <ul class="chips" aria-label={t(texts.legalMoves)}>
        {ordered.slice(0, MAX_CHIPS).map((move) => (
          <li key={move.word}>
            <button
              type="button"
              class={`move${play.hint.value === move.word ? " hinted" : ""}`}
              disabled={!active}
              onClick={() => play.play(move.word)}
            >
              {"exact" in move && <ValueIcon value={move} player={turn} />}
              <span class="word">{move.word}</span>
              {"exact" in move && <Worth of={move} player={turn} isShort={ordered.length > MAX_IN_WORDS} />}
            </button>
          </li>
        ))}
        {ordered.length > MAX_CHIPS && <li class="soft">… {ordered.length - MAX_CHIPS}</li>}
      </ul>
      <form
        class="row"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "" && play.play(text)) setText("");
        }}
      >
        <label class="field grow">
          <span class="unseen">{t(texts.typeAMove)}</span>
          <input
            value={text}
            placeholder={t(texts.typeAMoveSuchAs(legal[0]))}
            onInput={(event) => setText(event.currentTarget.value)}
            disabled={!active}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            name="move"
          />
        </label>
        <Button label={t(texts.playIt)} disabled={!active} />
      </form>
    </div>
  );
}

/** What a move is worth, in words; where there is little room they are for readers, and the eye sees the number. */
function Worth({ of, player, isShort }: { of: Value; player: Player; isShort: boolean }) {
  const words = valueInShort(of, player);
  const { exact, rank, within, endless } = of;
  if (!isShort || (exact && rank === undefined && within === undefined)) return <span class="soft">{words}</span>;
  return (
    <span class="soft" title={words}>
      <span class="unseen">{words}</span>
      <span aria-hidden="true">{exact && rank !== undefined && !endless && t(texts.inMoves(rank))}</span>
    </span>
  );
}

function Certainty() {
  const found = play.evaluation.value;
  const turn = play.session.value.turn;
  if (found === undefined) {
    return <p class="soft">{play.evaluating.value ? t(texts.computingValues) : t(texts.noValues)}</p>;
  }
  const { position, solved, source } = found;
  const isKnown = position.exact || position.estimate !== undefined;
  return (
    <>
      <p class="certainty">
        {isKnown && <ValueIcon value={position} player={turn} />}
        {isKnown
          ? capitalised(t(describeWorth(position)))
          : t(play.evaluating.value ? texts.notKnownYet : texts.notProved)}
        {isKnown && (
          <span class={solved ? "badge exact" : "badge"}>
            {position.exact ? t(texts.solvedExact(source)) : t(texts.searched)}
          </span>
        )}
      </p>
      {!position.exact && isKnown && <Numbers of={found} />}
    </>
  );
}

/** The numbers behind estimates, for who asks for them. */
function Numbers({ of: { unit, position, moves } }: { of: Evaluation }) {
  if (unit === undefined) return null;
  const write = ({ estimate = 0 }: Value): string =>
    estimate.toLocaleString(language.value, { maximumFractionDigits: 2, signDisplay: "exceptZero" }).replace("-", "−");
  return (
    <details class="numbers soft">
      <summary>{t(texts.numbers)}</summary>
      <p>{capitalised(t(texts.numbersOf(unit, playerName(0))))}</p>
      <p>
        {[`${t(texts.thisPosition)} ${write(position)}`]
          .concat(moves.filter(({ exact }) => !exact).map((move) => `${move.word} ${write(move)}`))
          .join(" · ")}
      </p>
    </details>
  );
}
