import type { Text } from "marienbad";
import type { ComponentChildren } from "preact";
import { t } from "./language.ts";

/** An error in the reader's language, read aloud at once, with what could be done. */
export function Fault({ of, children }: { of: Text | undefined; children?: ComponentChildren }) {
  if (of === undefined) return null;
  return (
    <p class="fault" role="alert">
      {t(of)} {children}
    </p>
  );
}
