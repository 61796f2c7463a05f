import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Text } from "marienbad/base";
import { type Command, takeWords } from "../core/command.ts";
import { serveFolder } from "../lab/server.ts";
import { folderOf, portFlag, serveUntilStopped, servingFlags } from "../lab/serving.ts";
import { texts } from "../lab/texts.ts";

const DEFAULT_PORT = 8378;

/** Only the site's own files; its code blocks are coloured by inline styles. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export const docs: Command = {
  name: "docs",
  usage: "docs [--port N] [--open]",
  flags: servingFlags(DEFAULT_PORT),
  examples: ["marienbad docs", "marienbad docs --port 0 --open"],
  async run(call) {
    takeWords(call, docs, 0);
    const port = portFlag(call, DEFAULT_PORT);
    const folder = folderOf("marienbad-docs", "site");
    const root = fileURLToPath(new URL("../../../..", import.meta.url));
    const server = await serveFolder(folder, port, { missing: withoutDocs(root), policy: POLICY });
    await serveUntilStopped(call, server, texts.addressOfDocs);
    return 0;
  },
};

/** The error for missing documentation: in a copy of the sources, or in a package. */
export function withoutDocs(root: string): Text {
  return existsSync(join(root, "docs/site/pages")) ? texts.docsNotBuilt(root) : texts.docsMissing;
}
