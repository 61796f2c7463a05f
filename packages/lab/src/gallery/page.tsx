import { useRef } from "preact/hooks";
import { announce } from "../base/announce.tsx";
import { Button, Tick } from "../base/fields.tsx";
import { characterKeys, useShortcuts } from "../base/keys.ts";
import { t } from "../base/language.ts";
import { nextCell } from "../board/navigate.ts";
import { Dots, GameCard } from "./card.tsx";
import { cards, difficulty, found, kinds, search, setShowOutcomes, showAll, showOutcomes } from "./instance.ts";
import * as texts from "./texts.ts";
import "./gallery.css";

export { page, start } from "./instance.ts";

export function View() {
  return (
    <div class="gallery page">
      <Tools />
      <Cards />
      {found.value.length === 0 && (
        <p>
          {t(texts.noGame)} <Button label={t(texts.showAll)} onClick={showAll} />
        </p>
      )}
    </div>
  );
}

function Tools() {
  const field = useRef<HTMLInputElement>(null);
  useShortcuts(() => ({ "/": () => field.current?.focus() }));
  return (
    <header class="gallery-head">
      <h1>{t(texts.chooseAGame)}</h1>
      <label class="search">
        <span class="unseen">{t(texts.search)}</span>
        <input
          ref={field}
          type="search"
          name="search"
          value={search.value}
          placeholder={t(texts.searchSuchAs)}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => {
            search.value = event.currentTarget.value;
            announce(t(texts.found(found.value.length)));
          }}
        />
        {characterKeys.value && <kbd aria-hidden="true">/</kbd>}
      </label>
      <div class="segments" role="radiogroup" aria-label={t(texts.difficulty)}>
        {[0, 1, 2, 3].map((level) => (
          <label key={level} class={difficulty.value === level ? "chosen" : ""}>
            <input
              type="radio"
              class="unseen"
              name="difficulty"
              checked={difficulty.value === level}
              onChange={() => (difficulty.value = level)}
            />
            {level === 0 ? (
              t(texts.all(cards.length))
            ) : (
              <>
                {t(texts.DIFFICULTIES[level - 1])} <Dots of={level} />
              </>
            )}
          </label>
        ))}
      </div>
      <Tick
        name="outcomes"
        label={t(texts.showOutcomes)}
        checked={showOutcomes.value}
        onChange={(checked) => setShowOutcomes(checked)}
      />
      <a class="button" href="#compare">
        {t(texts.compareVariants)}
      </a>
    </header>
  );
}

function Cards() {
  const kindsAt = useRef<HTMLDivElement>(null);
  /** Arrows go to the nearest card in their direction, from kind to kind. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const from = (event.target as Element).closest<HTMLElement>(".card-link");
    if (from === null || kindsAt.current === null) return;
    const places = [...kindsAt.current.querySelectorAll<HTMLElement>(".card-link")].map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return { link, x: x + width / 2, y: y + height / 2 };
    });
    const here = places.find(({ link }) => link === from);
    const next = here && nextCell(places, here, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.link.focus();
  };
  return (
    <div ref={kindsAt} class="kinds" onKeyDown={onKeyDown}>
      {kinds.value.map(({ id, title, cards: shown }) => (
        <section key={id} class="kind" style={{ "--cards": Math.min(7, shown.length) }}>
          <h2>
            {t(title)} <span class="soft">{shown.length}</span>
          </h2>
          <ul>
            {shown.map((card) => (
              <GameCard key={card.name} card={card} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
