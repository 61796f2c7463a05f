import { useEffect, useState } from "preact/hooks";

/**
 * What is being typed into a field, before it is handed in: begins as `given`, and begins anew when that changes. Without it, whatever
 * draws the page again would put `given` back over the typing.
 */
export function useDraft(given: string): [draft: string, setDraft: (next: string) => void] {
  const [draft, setDraft] = useState(given);
  useEffect(() => setDraft(given), [given]);
  return [draft, setDraft];
}
