import { useState } from "preact/hooks";

/** The text of a field before it is submitted; starts over when `given` changes, not on every render. */
export function useTypedText(given: string): [typed: string, setTyped: (next: string) => void] {
  const [typing, setTyping] = useState({ over: given, typed: given });
  return [typing.over === given ? typing.typed : given, (typed) => setTyping({ over: given, typed })];
}
