import { existsSync } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { MarienbadError } from "marienbad/base";
import { partsFolder } from "marienbad-databases/node";
import { makeFolder, withLock } from "marienbad-databases/system";
import { texts } from "./texts.ts";

/** Marks a folder as made by this command, which may therefore replace it. */
export const MARK = "game.json";
const MODULE = "opponent.js";
export const DATABASE = "game.db";
/** Everything this command writes into a folder; temporary files begin with a dot. */
const OWN =
  /^(game\.(json|db)|game\.db\.(parts|lock)|\.game\.db\..*|index\.html|opponent\.(js|d\.ts)|marienbad\.js|rules)$/;

/**
 * The folder that a command writes, atomically: filled as `FOLDER.part`, then renamed. The same command resumes a
 * database left in `FOLDER.part`; `FOLDER.lock` keeps a second process out.
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

  /** True if there is a database to resume from, finished or not. */
  get hasDatabase(): boolean {
    const database = join(this.#part, DATABASE);
    return existsSync(database) || existsSync(partsFolder(database));
  }

  /** Throws if one of its folders was not made by this command. */
  async check(): Promise<void> {
    const isMade = (names: readonly string[]): boolean => names.includes(MARK) && names.includes(MODULE);
    for (const folder of [this.path, this.#old]) await refuseOthers(folder, isMade);
    await refuseOthers(this.#part, (names) => names.every((name) => OWN.test(name)));
  }

  /** Calls back to fill the folder, with an earlier call's database if resumed, and moves it into place. */
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

  /** A process killed between two renames leaves the folder under its other name. */
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
