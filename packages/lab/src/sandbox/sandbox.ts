import type { Text } from "marienbad";
import { TaskError } from "../worker/runner.ts";
import type { FromFrame, Question, SandboxFile, Saying, SpeechLimits, ToFrame } from "./protocol.ts";
import * as texts from "./texts.ts";

export interface Program {
  readonly program: string;
  readonly files?: readonly SandboxFile[];
}

/** How long one question may take, and who hears what is said on the way. */
export interface Asking {
  readonly milliseconds: number;
  readonly onNote?: ((note: unknown) => void) | undefined;
}

const OPENING = 6000; // milliseconds that a frame may take to open
const SAYING_READY = 500; // milliseconds after it has loaded, and says so
const LIMITS: SpeechLimits = { messages: 2000, characters: 64_000_000 };

interface Waiting {
  readonly id: number;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: TaskError) => void;
  readonly timer: ReturnType<typeof setTimeout>;
  readonly onNote: Asking["onNote"];
}

/**
 * A place where somebody's code runs and can do nothing else: a worker inside a frame of no origin, whose policy allows
 * neither network nor storage (public/sandbox.html). One question at a time; what takes too long, says too much or
 * breaks is ended together with its frame, and the next question begins anew. Answers are JSON, parsed here; whoever
 * asks checks their shape, since the code may have meddled with everything that its worker says.
 */
export class Sandbox {
  readonly #fetchProgram: () => Promise<Program>;
  #frame: HTMLIFrameElement | undefined;
  #opened: Promise<void> | undefined;
  #waiting: Waiting | undefined;
  #next = 1;

  constructor(fetchProgram: () => Promise<Program>) {
    this.#fetchProgram = fetchProgram;
  }

  /** The program's answer. Fails with a `TaskError`: timeout, flood, broken, stopped, nonsense or unavailable. */
  async ask(input: unknown, { milliseconds, onNote }: Asking): Promise<unknown> {
    if (this.#waiting !== undefined) this.end();
    this.#opened ??= this.#open();
    const opened = this.#opened;
    await opened.catch((error) => {
      if (this.#opened === opened) this.end();
      throw error;
    });
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail("timeout", texts.tookTooLong(milliseconds)), milliseconds);
      this.#waiting = { id, resolve, reject, timer, onNote };
      const question: Question = { id, input };
      this.#tell({ kind: "say", text: JSON.stringify(question) });
    });
  }

  /** Ends whatever runs there, at once and for good. */
  end(): void {
    this.#fail("stopped", texts.stopped);
  }

  #fail(code: string, text: Text): void {
    removeEventListener("message", this.#hear);
    this.#frame?.remove(); // its worker goes with it
    this.#frame = undefined;
    this.#opened = undefined;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    waiting.reject(new TaskError(code, text));
  }

  async #open(): Promise<void> {
    const { program, files = [] } = await this.#fetchProgram().catch((error) => {
      // Who fetches may know better what is missing.
      throw error instanceof TaskError ? error : new TaskError("unavailable", texts.unavailable);
    });
    await this.#openFrame();
    addEventListener("message", this.#hear);
    this.#tell(
      { kind: "begin", program, files, limits: LIMITS },
      files.map(({ bytes }) => bytes),
    );
  }

  /** Opens the frame; offline the one kept by the service worker, whose policy takes its origin away. */
  async #openFrame(): Promise<void> {
    const hasKept = Boolean(navigator.serviceWorker?.controller);
    try {
      await this.#openAt("sandbox.html", "allow-scripts", hasKept);
    } catch (error) {
      this.#frame?.remove();
      if (!hasKept) throw error;
      await this.#openAt("sandbox.html?kept", undefined, false);
    }
  }

  /** `isBrief`: a frame that has loaded and is not ready has failed, and another one can be tried. */
  async #openAt(address: string, sandbox: string | undefined, isBrief: boolean): Promise<void> {
    const frame = document.createElement("iframe");
    if (sandbox !== undefined) frame.setAttribute("sandbox", sandbox);
    frame.hidden = true;
    frame.title = "";
    frame.src = new URL(address, document.baseURI).href;
    this.#frame = frame;
    await new Promise<void>((resolve, reject) => {
      const done = (): void => {
        clearTimeout(timer);
        removeEventListener("message", hear);
      };
      const fail = (): void => {
        done();
        reject(new TaskError("unavailable", texts.unavailable));
      };
      // A frame that has an origin could reach what belongs to the page: it gets no code.
      const hear = ({ source, origin, data }: MessageEvent<FromFrame>): void => {
        if (source !== frame.contentWindow || data?.kind !== "ready") return;
        done();
        if (origin === "null" && data.origin === "null") resolve();
        else reject(new TaskError("unavailable", texts.unavailable));
      };
      let timer = setTimeout(fail, OPENING);
      if (isBrief) {
        frame.onload = () => {
          clearTimeout(timer);
          timer = setTimeout(fail, SAYING_READY);
        };
      }
      addEventListener("message", hear);
      document.body.append(frame);
    });
  }

  #tell(message: ToFrame, transfer: Transferable[] = []): void {
    this.#frame?.contentWindow?.postMessage(message, "*", transfer); // of no origin: nobody else is there
  }

  readonly #hear = ({ source, data }: MessageEvent<FromFrame>) => {
    if (source !== this.#frame?.contentWindow) return;
    if (data.kind === "flood") return this.#fail("flood", texts.saidTooMuch);
    if (data.kind === "broken") return this.#fail("broken", texts.broke);
    if (data.kind !== "said" || this.#waiting === undefined) return;
    const saying = readSaying(data.text);
    if (saying === undefined) return this.#fail("nonsense", texts.saidNonsense);
    const { id, onNote, resolve, timer } = this.#waiting;
    if (saying.id !== id) return;
    if ("note" in saying) return onNote?.(saying.note);
    clearTimeout(timer);
    this.#waiting = undefined;
    resolve(saying.answer);
  };
}

/** What a worker says, as far as it is of the right kind; undefined where it is not. */
function readSaying(text: unknown): Saying | undefined {
  if (typeof text !== "string") return undefined;
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== "object" || said === null) return undefined;
    const { id, note, answer } = said as Record<string, unknown>;
    if (typeof id !== "number") return undefined;
    return note !== undefined ? { id, note } : { id, answer };
  } catch {
    return undefined;
  }
}
