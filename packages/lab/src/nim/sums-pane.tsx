import { findGame } from "marienbad";
import { useMemo } from "preact/hooks";
import { IconButton, Select } from "../base/controls.tsx";
import { Fault } from "../base/fault.tsx";
import { say, t } from "../base/language.ts";
import { PictureExport } from "../base/picture-export.tsx";
import { Board } from "../board/board.tsx";
import { BOARDS } from "../board/index.ts";
import { OptionsFields } from "../play/options-form.tsx";
import { Columns } from "./columns.tsx";
import { sumsState } from "./instance.ts";
import { columnsPicture } from "./pictures.ts";
import { partLetter, usualOptions } from "./sum-parts.ts";
import { IMPARTIAL_GAMES, MAX_PARTS } from "./sums-state.ts";
import type { SumPart, SumStudy } from "./tasks.ts";

const { addPart, errorText, parts, past, playIn, setParts, study, takeBack } = sumsState;

/** Different games played side by side: a move is a move in one of them. */
export function SumsPane() {
  const now = study.value;
  return (
    <>
      <p class="lead">
        {say(
          "A move is a move in one of the games, and who cannot move anywhere loses. Each game counts as one heap of Nim.",
          "Un coup est un coup dans l'un des jeux, et qui ne peut plus jouer nulle part perd. Chaque jeu compte comme un tas de Nim.",
        )}
      </p>
      <Fault of={errorText.value} />
      <div class="nim-table">
        <section aria-label={say("Games of the sum", "Jeux de la somme")}>
          <ul class="sum-parts">
            {parts.value.map((part, index) => (
              <li key={index}>
                <Part part={part} index={index} study={now?.parts[index]} />
              </li>
            ))}
          </ul>
          <div class="row">
            {parts.value.length < MAX_PARTS && (
              <Select
                label={say("Add a game", "Ajouter un jeu")}
                choices={[
                  { id: "", text: say("Add a game…", "Ajouter un jeu…") },
                  ...IMPARTIAL_GAMES.map(({ id, title }) => ({ id, text: t(title) })),
                ]}
                value=""
                onChange={(game) => game !== "" && addPart(game)}
              />
            )}
            <IconButton
              icon="undo"
              label={say("Take back", "Reprendre")}
              disabled={past.value.length === 0}
              onClick={takeBack}
            />
          </div>
        </section>
        <section class="notes" aria-label={say("Why", "Pourquoi")}>
          {now !== undefined && now.parts.length === parts.value.length && (
            <>
              <p class="status" role="status">
                {now.parts.every(({ moves }) => moves.length === 0)
                  ? say(
                      "Nobody can move: the player to move has lost.",
                      "Plus aucun coup : le joueur au trait a perdu.",
                    )
                  : now.winner === 0
                    ? say("The player to move wins.", "Le joueur au trait gagne.")
                    : say("The player to move loses.", "Le joueur au trait perd.")}
              </p>
              <Columns
                columns={now.columns}
                names={parts.value.map(({ game }, index) => `${partLetter(index)}. ${t(findGame(game).title)}`)}
                caption={say("The values of the games in binary", "Les valeurs des jeux en binaire")}
              />
              <h2>{say("The reason", "La raison")}</h2>
              <ol class="reasons">
                {now.explanation.map((sentence, index) => (
                  <li key={index}>{t(sentence)}</li>
                ))}
              </ol>
              <PictureExport
                pictures={[
                  columnsPicture(
                    now.components.map(({ name }) => name),
                    now.components.map(({ value }) => value),
                  ),
                ]}
              />
            </>
          )}
        </section>
      </div>
    </>
  );
}

function Part({
  part,
  index,
  study: now,
}: {
  part: SumPart;
  index: number;
  study: SumStudy["parts"][number] | undefined;
}) {
  const entry = findGame(part.game);
  const made = useMemo(() => entry.make(part.options), [part.game, part.options]);
  const moves = now?.moves ?? [];
  const text = now?.position ?? "";
  const model = useMemo(() => {
    const turn = made.kit.rules.turn(made.kit.rules.start);
    try {
      return text === ""
        ? undefined
        : BOARDS[part.game]?.({ text, turn, moves: moves.map(({ word }) => word), options: made.options, played: [] });
    } catch {
      return undefined; // a position that its board cannot show is played by its moves
    }
  }, [text, made]);
  const move = (word: string): void => {
    const chosen = moves.find((candidate) => candidate.word === word);
    if (chosen !== undefined) playIn(index, word, chosen.to);
  };
  return (
    <article class="sum-part" aria-label={`${partLetter(index)}. ${t(entry.title)}`}>
      <header>
        <h2>
          {partLetter(index)}. {t(entry.title)}
        </h2>
        {now !== undefined && (
          <span class="worth">
            {say("worth", "vaut")} <strong>{now.value}</strong>
          </span>
        )}
        <IconButton
          quiet
          icon="trash"
          label={say(`Remove ${partLetter(index)}`, `Retirer ${partLetter(index)}`)}
          disabled={parts.value.length < 2}
          onClick={() => setParts(parts.value.toSpliced(index, 1))}
        />
      </header>
      {model !== undefined && (
        <div class="sum-board">
          <Board
            model={model}
            turn={0}
            label={t(entry.title)}
            active
            last={[]}
            hint={undefined}
            values={new Map()}
            onMove={move}
          />
        </div>
      )}
      <p class="soft">{text}</p>
      <ul class="chips">
        {moves.map(({ word, value, wins }) => (
          <li key={word}>
            <button type="button" class={`move${wins ? " hinted" : ""}`} onClick={() => move(word)}>
              <span class="word">{word}</span>
              <span class="soft">
                {say("leaves", "laisse")} {value}
              </span>
              {wins && <span class="unseen">{say(", winning", ", gagnant")}</span>}
            </button>
          </li>
        ))}
        {(now?.more ?? 0) > 0 && <li class="soft">{say(`and ${now?.more} more`, `et ${now?.more} autres`)}</li>}
      </ul>
      <details class="part-options">
        <summary>{say("Options", "Options")}</summary>
        <OptionsFields
          entry={entry}
          options={part.options}
          action={say("Use these", "Choisir")}
          onChange={(options) => {
            const chosen = { ...usualOptions(part.game), ...options };
            entry.make(chosen);
            setParts(parts.value.with(index, { game: part.game, options: chosen }));
          }}
        />
      </details>
    </article>
  );
}
