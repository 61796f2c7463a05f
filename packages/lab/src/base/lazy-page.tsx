import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { MY_RULES } from "../own/id.ts";
import { ownGame } from "../own/registry.ts";
import { Fault } from "./fault.tsx";
import { t } from "./language.ts";
import { leaving } from "./new-version.ts";
import { follow, NotFetched, type Page } from "./router.ts";
import * as texts from "./texts.ts";

export interface PageModule {
  readonly page: Page;
  readonly View: ComponentType;
  /** Lets the page compute while it is open; called once. */
  start(): void;
}

/** Runs the user's own rules that a link needs. False for those of others: they are shown and accepted first. */
async function bringOwnGame(game: unknown, rules: unknown, page: string): Promise<boolean> {
  if (game !== MY_RULES || page === MY_RULES) return true;
  return (await import("../my-rules/instance.ts")).rules.bringGame(rules, location.hash);
}

function withOwnRules(state: unknown): unknown {
  const rules = (state as { game?: unknown } | undefined)?.game === MY_RULES ? ownGame(MY_RULES)?.rules : undefined;
  return rules === undefined ? state : { ...(state as object), rules };
}

/** A page whose code is fetched when it is first opened, so that the first visit stays light. */
export function lazyPage(id: string, fetchModule: () => Promise<PageModule>): PageModule {
  const loaded = signal<PageModule | undefined>(undefined);
  const failed = signal(false);
  let fetching: Promise<PageModule> | undefined;
  /** Its state before anything was done there. */
  let beginning: unknown;
  const open = async (): Promise<PageModule> => {
    failed.value = false;
    fetching ??= fetchModule();
    try {
      const module = await fetching;
      if (loaded.value === undefined) {
        beginning = module.page.save();
        module.start();
      }
      loaded.value = module;
      return module;
    } catch (error) {
      fetching = undefined; // another try may have a network
      failed.value = true;
      throw new NotFetched(id, { cause: error });
    }
  };
  const page: Page = {
    id,
    save: () => withOwnRules(loaded.value?.page.save()),
    load: async (state) => {
      const { game, rules } = state as { game?: unknown; rules?: unknown };
      if (await bringOwnGame(game, rules, id)) return (await open()).page.load(state);
    },
    loadName: async (name) => {
      if (await bringOwnGame(name.split("?")[0], undefined, id)) return (await open()).page.loadName(name);
    },
    reset: async () => (await open()).page.load(beginning),
    subject: () => loaded.value?.page.subject?.(),
  };
  function View() {
    useEffect(() => void open().catch(() => undefined), []);
    if (loaded.value !== undefined) return <loaded.value.View />;
    return (
      <div class="page" aria-busy={!failed.value}>
        {leaving.value ? (
          <p role="status">{t(texts.newVersion)}</p>
        ) : failed.value ? (
          <Fault of={navigator.onLine ? texts.pageNotFetched : texts.pageNotKept}>
            <button type="button" class="button" onClick={() => void open().then(follow, () => undefined)}>
              {t(texts.tryAgain)}
            </button>
          </Fault>
        ) : (
          <p class="soft" role="status">
            {t(texts.loading)}
          </p>
        )}
      </div>
    );
  }
  return { page, View, start: () => undefined };
}
