import { MarienbadError } from "marienbad";
import type { FileStore, Task, TaskGame } from "marienbad-databases";
import { loadLevelledGame, verifiable } from "marienbad-databases/node";
import { isModule } from "marienbad-databases/rules";
import type { QueuedTask } from "./queue/protocol.ts";
import { MAY_PASS, OF_MACHINE } from "./queue/trouble.ts";
import { fetchRules } from "./rules.ts";
import { cached, counted, NO_TRAFFIC, type Traffic } from "./store/cached.ts";
import { openFiles, openFolder } from "./store/open.ts";
import { texts } from "./texts.ts";

/** A task for a thread. */
export interface TaskQuestion extends QueuedTask {
  readonly store: string;
  readonly cache?: string | undefined;
  readonly scratch: string;
  readonly megabytes: number;
}

/** The current solve, kept from task to task. */
interface Solve {
  readonly id: string;
  readonly traffic: Traffic;
  readonly store: FileStore;
  readonly copies: FileStore | undefined;
  readonly game: TaskGame;
}

/** Does one task after the other, of any solve, and returns the traffic of each. */
export class TaskRunner {
  #current: Solve | undefined;

  async run(question: TaskQuestion): Promise<Traffic> {
    const { solve, ref, task } = question;
    const id = JSON.stringify([solve, ref]); // a writer to the queue may give one solve two games
    if (this.#current?.id !== id) this.#current = await open(id, question);
    const { traffic } = this.#current;
    const before = { ...traffic };
    await runTask(task, this.#current);
    const { read, written, kept } = traffic;
    return { read: read - before.read, written: written - before.written, kept: kept - before.kept };
  }
}

async function runTask(task: Task, { game, store, copies }: Solve): Promise<void> {
  const attempt = (): Promise<void> =>
    game.runTask(task, store).catch((error: unknown) => {
      throw error instanceof MarienbadError ? error : broken(task, error);
    });
  await attempt().catch(async (error: MarienbadError) => {
    if (error.code !== "damaged-file" || copies === undefined) throw error;
    await copies.remove(String(error.parameters.name)); // perhaps it was only the copy
    await attempt();
  });
}

/** An unexpected error: of rules, of a made-up task, or for lack of memory. */
function broken({ id }: Task, error: unknown): MarienbadError {
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new MarienbadError("bad-input", texts.broken(id, why), { parameters: { [MAY_PASS]: true }, cause: error });
}

async function open(id: string, question: TaskQuestion): Promise<Solve> {
  const { store: place, solve, cache } = question;
  const traffic = { ...NO_TRAFFIC };
  const files = counted(await openFiles(place, solve), traffic);
  const copies = cache === undefined ? undefined : await openFolder(cache, solve);
  const store = copies === undefined ? files : cached(files, copies, traffic);
  return { id, traffic, store, copies, game: await loadTasks(question, files) };
}

/** The tasks of a game of the catalogue, or of rules in the store. */
async function loadTasks({ ref, scratch, megabytes }: TaskQuestion, store: FileStore): Promise<TaskGame> {
  const game = isModule(ref.game) ? await fetchRules(store, ref, scratch) : ref.game;
  const loaded = await loadLevelledGame({ ...ref, game });
  if (loaded.ref.content !== ref.content) {
    throw new MarienbadError("not-applicable", texts.otherRules(ref.game), { parameters: { [OF_MACHINE]: true } });
  }
  return await verifiable(loaded, megabytes);
}
