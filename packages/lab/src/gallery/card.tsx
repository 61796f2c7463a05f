import type { Text } from "marienbad";
import { useMemo, useRef, useState } from "preact/hooks";
import { reached } from "../base/beaten.ts";
import { t } from "../base/language.ts";
import { boardOfPlay } from "../board/of-play.ts";
import { StillBoard } from "../board/still.tsx";
import { TextBoard } from "../board/text-board.tsx";
import { sessionOf } from "../play/session.ts";
import type { Card, Known } from "./cards.ts";
import { Details } from "./details.tsx";
import { showOutcomes } from "./instance.ts";
import * as texts from "./texts.ts";

const DELAY = 250; // milliseconds until a pointer that rests is meant
const NARROW = "(max-width: 40rem)";

/** Who wins, in few words; undefined where nobody knows. */
export function outcomeOf({ result, endless }: Known): Text | undefined {
  if (result === undefined) return undefined;
  if (result === "draw") return endless ? texts.endlessDraw : texts.draw;
  return result === "first" ? texts.firstWins : texts.secondWins;
}

/** A game as a link with its picture; what else there is to say appears beside it. */
export function GameCard({ card }: { card: Card }) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const item = useRef<HTMLLIElement>(null);
  const later = (event: PointerEvent): void => {
    if (event.pointerType === "mouse") timer.current = setTimeout(() => setOpen(true), DELAY);
  };
  const close = (): void => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    <li
      ref={item}
      class={open ? "game-card open" : "game-card"}
      onPointerEnter={later}
      onPointerLeave={(event) => event.pointerType === "mouse" && close()}
      onFocusOut={(event) => !item.current?.contains(event.relatedTarget as Node | null) && close()}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <a
        class="card-link"
        href={`#play/${card.name}`}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && setOpen(true)}
        onClick={(event) => {
          if (!matchMedia(NARROW).matches || open) return close();
          event.preventDefault(); // a finger sees first what it is about to play
          setOpen(true);
        }}
      >
        <Face card={card} />
      </a>
      {open && <Details card={card} beside={item} onClose={close} />}
    </li>
  );
}

function Face({ card }: { card: Card }) {
  const { title, variant, difficulty, known, name } = card;
  const outcome = outcomeOf(known);
  return (
    <>
      <Picture card={card} />
      <span class="card-words">
        <span class="card-name">
          <strong>{t(title)}</strong> <span class="soft">{t(variant)}</span>
        </span>
        <span class="card-known">
          <span class="outcome">
            {outcome !== undefined && (
              <>
                <span aria-hidden="true">✓</span> {t(showOutcomes.value ? outcome : texts.solved)}
              </>
            )}
          </span>
          {difficulty !== undefined && <Dots of={difficulty} />}
        </span>
      </span>
      {isBeaten(name, known) && (
        <span class="beaten-star" title={t(texts.beaten)}>
          <span aria-hidden="true">★</span>
          <span class="unseen">{t(texts.beaten)}</span>
        </span>
      )}
    </>
  );
}

/** A win, or a draw where nobody can do better. */
function isBeaten(name: string, { result }: Known): boolean {
  const best = reached.value[name];
  return best === "win" || (best === "draw" && result === "draw");
}

export function Dots({ of }: { of: number }) {
  const word = t(texts.DIFFICULTIES[of - 1]);
  return (
    <span class="hardness" title={word}>
      <span aria-hidden="true">
        {[1, 2, 3].map((dot) => (
          <i key={dot} class={dot <= of ? "full" : ""} />
        ))}
      </span>
      <span class="unseen">{word}</span>
    </span>
  );
}

function Picture({ card }: { card: Card }) {
  const drawn = useMemo(() => {
    const session = sessionOf(card.example);
    const model = boardOfPlay(session, card.example);
    const { game, position, text } = session;
    return model === undefined ? (
      <TextBoard game={game} position={position} text={text} />
    ) : (
      <StillBoard model={model} />
    );
  }, [card]);
  return (
    <span class="card-picture" aria-hidden="true">
      {drawn}
    </span>
  );
}
