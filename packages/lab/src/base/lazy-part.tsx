import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "./language.ts";
import * as texts from "./texts.ts";

interface LazyPartProps<Props extends object> {
  readonly fetch: () => Promise<ComponentType<Props>>;
  readonly of: Props;
}

export function LazyPart<Props extends object>({ fetch, of }: LazyPartProps<Props>) {
  const [fetched, setFetched] = useState<{ readonly Part: ComponentType<Props> }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    fetch().then(
      (Part) => !gone && setFetched({ Part }),
      () => !gone && setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [fetch]);
  if (fetched !== undefined) return <fetched.Part {...of} />;
  return (
    <p class="soft">{t(failed ? (navigator.onLine ? texts.pageNotFetched : texts.pageNotKept) : texts.loading)}</p>
  );
}
