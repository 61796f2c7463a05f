import { useState } from "preact/hooks";

/**
 * What is being typed into a field, before it is handed in: begins as `given`, and begins anew when that changes.
 * Without it, whatever draws the page again would put `given` back over the typing.
 */
export function useTypedText(given: string): [typed: string, setTyped: (next: string) => void] {
  const [typing, setTyping] = useState({ over: given, typed: given });
  return [typing.over === given ? typing.typed : given, (typed) => setTyping({ over: given, typed })];
}
