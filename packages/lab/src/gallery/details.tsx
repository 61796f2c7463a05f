import { useLayoutEffect, useRef } from "preact/hooks";
import { IconButton } from "../base/controls.tsx";
import { number, t } from "../base/language.ts";
import { outcomeOf } from "./card.tsx";
import { type Card, COUNTED } from "./cards.ts";
import { showOutcomes } from "./instance.ts";
import * as texts from "./texts.ts";

/** Arenas of more positions are not opened. */
const MAX_ARENA = 300_000;

interface Props {
  readonly card: Card;
  /** What it stands beside, and never covers. */
  readonly beside: { readonly current: HTMLElement | null };
  readonly onClose: () => void;
}

export function Details({ card, beside, onClose }: Props) {
  const { name, title, variant, rule, known, others } = card;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [at, own] = [beside.current?.getBoundingClientRect(), box.current?.getBoundingClientRect()];
    if (!at || !own || !box.current) return;
    // At the right, or at the left near the edge; down from the card, or up.
    box.current.classList.toggle("at-left", at.right + own.width + 16 > window.innerWidth);
    box.current.classList.toggle("upwards", at.top + own.height > window.innerHeight);
  }, []);
  const outcome = outcomeOf(known);
  const { positions, rank } = known;
  return (
    <div ref={box} class="details" role="group" aria-label={t(texts.detailsOf(title, variant))}>
      <p class="rule">{t(rule)}</p>
      <dl>
        <div>
          <dt>{t(texts.positions)}</dt>
          <dd>{positions === undefined ? t(texts.moreThan(COUNTED)) : number(positions)}</dd>
        </div>
        {showOutcomes.value && (
          <div>
            <dt>{t(texts.perfectPlay)}</dt>
            <dd>
              {outcome === undefined
                ? t(texts.notSolved)
                : t(rank === undefined ? outcome : texts.inMoves(outcome, rank))}
            </dd>
          </div>
        )}
      </dl>
      <div class="row">
        <a class="button strong" href={`#play/${name}`}>
          {t(texts.play)}
        </a>
        <a class="button" href={`#tree/${name}`}>
          {t(texts.tree)}
        </a>
        {positions !== undefined && positions <= MAX_ARENA && (
          <a class="button" href={`#arena/${name}`}>
            {t(texts.arena)}
          </a>
        )}
        <span class="sheet-close">
          <IconButton quiet icon="close" label={t(texts.close)} onClick={onClose} />
        </span>
      </div>
      {others.length > 0 && (
        <p class="others">
          {t(texts.or)}{" "}
          {others.map((other, index) => (
            <span key={other.name}>
              {index > 0 && " · "}
              <a href={`#play/${other.name}`}>{t(other.variant)}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
