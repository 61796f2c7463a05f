import harness from "./harness.py?raw";

export interface Pyodide {
  runPython(code: string): unknown;
}

type Answer = (question: string, note: (said: unknown) => void) => string;

/** Python, ready to be asked: questions and answers are JSON (harness.py). */
export class Interpreter {
  readonly #answer: Answer;

  constructor(pyodide: Pyodide) {
    pyodide.runPython(harness);
    this.#answer = pyodide.runPython("answer") as Answer;
  }

  /** Fails where Python itself broke, as by too deep a recursion: it is of no use then. */
  answer(question: unknown, note: (said: unknown) => void = () => undefined): unknown {
    return JSON.parse(this.#answer(JSON.stringify(question), note));
  }
}
