import { type Language, sameText } from "marienbad/base";
import { useEffect, useRef, useState } from "preact/hooks";
import { announce, LiveRegion } from "./base/announce.tsx";
import { useArrival } from "./base/arrival.ts";
import { IconButton, Select } from "./base/controls.tsx";
import { characterKeys, chooseCharacterKeys } from "./base/keys.ts";
import { chooseLanguage, language, t } from "./base/language.ts";
import { chooseNaming, NAMINGS, naming, namingTitle } from "./base/players.ts";
import { currentPage, embedded, goTo, linkToHere, notice, openPage } from "./base/router.ts";
import { enterStage, Stage } from "./base/stage.tsx";
import * as texts from "./base/texts.ts";
import { chooseTheme, THEMES, theme } from "./base/theme.ts";
import { HOME, MENU, PAGES } from "./pages.ts";

const SLIDERS =
  "M4 7H12M18 7H20M4 17H6M12 17H20M15 4.500A2.5 2.5 0 1 0 15 9.500A2.5 2.5 0 1 0 15 4.500Z" +
  "M9 14.500A2.5 2.5 0 1 0 9 19.500A2.5 2.5 0 1 0 9 14.500Z";

export function App() {
  const here = PAGES.find(({ page }) => page.id === currentPage.value);
  const { View } = here ?? HOME;
  const subject = openPage().subject?.();
  const title = [subject, here === undefined ? undefined : t(here.title)].filter((part) => part).join(" · ");
  useEffect(() => {
    document.title = [title, "Marienbad"].filter((part) => part !== "").join(" · ");
  }, [title]);
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  return (
    <>
      <Stage title={subject ?? title} />
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault(); // the hash is the state of the page
          document.getElementById("main")?.focus();
        }}
      >
        {t(texts.skipToTheContent)}
      </a>
      {!embedded.value && <Frame />}
      {notice.value !== undefined && (
        <p class="notice" role="alert">
          {t(notice.value)}
          <button type="button" class="button" onClick={() => (notice.value = undefined)}>
            {t(texts.close)}
          </button>
        </p>
      )}
      <main ref={main} id="main" tabIndex={-1} class={embedded.value ? "embedded" : ""}>
        <View />
      </main>
      <LiveRegion />
    </>
  );
}

function Frame() {
  const [open, setOpen] = useState(false); // only a narrow screen hides the wishes
  const nav = useRef<HTMLElement>(null);
  const within = PAGES.find(({ page }) => page.id === currentPage.value)?.within;
  useEffect(() => {
    // On a narrow screen the pages are a row to be pushed: the one that is open is in sight.
    const here = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && here)
      nav.current.scrollLeft = here.offsetLeft - (nav.current.clientWidth - here.clientWidth) / 2;
  }, [currentPage.value, language.value]);
  return (
    <header class="frame">
      <a
        class="brand"
        href="#home"
        onClick={(event) => {
          event.preventDefault();
          goTo("home");
        }}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M16 4v5M11 11.500v5M16 11.500v5M21 11.500v5M6 19v5M11 19v5M16 19v5M21 19v5M26 19v5" />
        </svg>
        Marienbad
      </a>
      <nav ref={nav} aria-label={t(texts.pages)}>
        {MENU.map(({ page: { id }, title }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={currentPage.value === id ? "page" : within === id ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              goTo(id);
            }}
          >
            {t(title)}
          </a>
        ))}
      </nav>
      <div class="frame-tools">
        <CopyButton icon="link" label={t(texts.copyTheLink)} embed={false} />
        <CopyButton icon="code" label={t(texts.copyForEmbedding)} embed />
        <IconButton
          quiet
          icon="fit"
          label={t(characterKeys.value ? texts.project : texts.projectByButton)}
          onClick={enterStage}
        />
      </div>
      <button
        type="button"
        class="button quiet wishes-switch"
        aria-label={t(texts.settings)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={SLIDERS} />
        </svg>
      </button>
      <div class={open ? "wishes open" : "wishes"}>
        <Select
          label={t(texts.namesOfThePlayers)}
          choices={NAMINGS.map((id) => ({ id, text: t(namingTitle(id)) }))}
          value={naming.value}
          onChange={chooseNaming}
        />
        <Select
          label={t(texts.colours)}
          choices={THEMES.map((id) => ({ id, text: t(THEME_WORDS[id]) }))}
          value={theme.value}
          onChange={chooseTheme}
        />
        <Select<Language>
          label={t(texts.language)}
          choices={[
            { id: "en", text: "English" },
            { id: "fr", text: "Français" },
          ]}
          value={language.value}
          onChange={chooseLanguage}
        />
        <IconButton
          quiet
          icon="keyboard"
          label={t(texts.noCharacterKeys)}
          pressed={!characterKeys.value}
          onClick={() => chooseCharacterKeys(!characterKeys.value)}
        />
      </div>
    </header>
  );
}

/** Copies the address of what is shown now, or what puts it into somebody else's page; a tick says that it has. */
function CopyButton({ icon, label, embed }: { icon: string; label: string; embed: boolean }) {
  const [done, setDone] = useState(false);
  const copy = async (): Promise<void> => {
    const link = await linkToHere(embed);
    const text = embed ? `<iframe src="${link}" width="800" height="640" title="Marienbad"></iframe>` : link;
    await navigator.clipboard.writeText(text);
    announce(t(texts.copied));
    setDone(true);
    setTimeout(() => setDone(false), 1500);
  };
  return <IconButton quiet icon={done ? "check" : icon} label={label} onClick={() => void copy()} />;
}

const THEME_WORDS = { auto: sameText("Auto"), light: texts.light, dark: texts.dark, grey: texts.greyscale } as const;
