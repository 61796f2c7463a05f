import { existsSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { MarienbadError } from "marienbad/base";
import { partsFolder } from "marienbad-databases/node";
import { makeFolder, withLock } from "marienbad-databases/system";
import { texts } from "./texts.ts";

/** Shows that a folder was made by this command, so that it may be made again. */
export const MARK = "game.json";
const MODULE = "opponent.js";
export const DATABASE = "game.db";
/** All that this command writes into a folder; a file that is being written begins with a dot. */
const OWN =
  /^(game\.(json|db)|game\.db\.(parts|lock)|\.game\.db\..*|index\.html|opponent\.(js|d\.ts)|marienbad\.js|rules)$/;

/**
 * The folder that a command writes, atomically: filled as `FOLDER.part`, then renamed. A database that is being solved
 * stays in `FOLDER.part` when the command is stopped, and the same command resumes from it. `FOLDER.lock` keeps a
 * second process out.
 */
export class TargetFolder {
  readonly path: string;
  readonly #part: string;
  readonly #old: string;

  constructor(path: string) {
    this.path = resolve(path);
    this.#part = `${this.path}.part`;
    this.#old = `${this.path}.old`;
  }

  /** Whether there is a database, or work on one, to go on from. */
  get hasDatabase(): boolean {
    const database = join(this.#part, DATABASE);
    return existsSync(database) || existsSync(partsFolder(database));
  }

  /** Refuses folders with other things in them, which are not this command's to replace. */
  async check(): Promise<void> {
    const isMade = (names: readonly string[]): boolean => names.includes(MARK) && names.includes(MODULE);
    for (const folder of [this.path, this.#old]) await refuseOthers(folder, isMade);
    await refuseOthers(this.#part, (names) => names.every((name) => OWN.test(name)));
  }

  /** Has the folder filled, which may keep the database that an earlier call has begun, and puts it in place. */
  async replace<Result>(isResumed: boolean, fill: (part: string) => Promise<Result>): Promise<Result> {
    await makeFolder(dirname(this.path));
    return await withLock(this.path, async () => {
      await this.#finishRenaming();
      await this.#clear(isResumed);
      try {
        await makeFolder(this.#part);
        const result = await fill(this.#part);
        await this.#putInPlace();
        return result;
      } catch (error) {
        if (!isResumed || !this.hasDatabase) await rm(this.#part, { recursive: true, force: true });
        throw error;
      }
    });
  }

  /** Removes what an earlier call has left, but for its database where that is of use. */
  async #clear(keepsDatabase: boolean): Promise<void> {
    if (!existsSync(this.#part)) return;
    for (const name of await readdir(this.#part)) {
      if (!keepsDatabase || !name.startsWith(DATABASE)) await rm(join(this.#part, name), { recursive: true });
    }
  }

  async #putInPlace(): Promise<void> {
    if (existsSync(this.path)) await rename(this.path, this.#old);
    await rename(this.#part, this.path);
    await rm(this.#old, { recursive: true, force: true });
  }

  /** A process that was killed between two renames has left the folder under its other name. */
  async #finishRenaming(): Promise<void> {
    if (!existsSync(this.#old)) return;
    if (existsSync(this.path)) await rm(this.#old, { recursive: true });
    else await rename(this.#old, this.path);
  }
}

async function refuseOthers(folder: string, isOwn: (names: readonly string[]) => boolean): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) return;
  const names = found.isDirectory() ? await readdir(folder) : undefined;
  if (names === undefined || (names.length > 0 && !isOwn(names))) {
    throw new MarienbadError("bad-argument", texts.folderTaken(folder));
  }
}
