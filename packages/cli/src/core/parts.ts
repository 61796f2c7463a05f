import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** A folder that another package of the project brings, such as the built pages of the lab. */
export function folderOf(packageName: string, folder: string): string {
  return join(dirname(require.resolve(`${packageName}/package.json`)), folder);
}
