import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Text, text } from "marienbad/base";
import { type Command, integerFlag, say, switchFlag, takeWords } from "../core/command.ts";
import { folderOf } from "../core/parts.ts";
import { openBrowser } from "../lab/open-browser.ts";
import { serveFolder } from "../lab/server.ts";
import { texts } from "../lab/texts.ts";

const DEFAULT_PORT = 8378;

/** Only the site's own files; its code blocks are coloured by styles of their own. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

export const docs: Command = {
  name: "docs",
  usage: "docs [--port N] [--open]",
  flags: [
    {
      name: "port",
      value: "N",
      summary: text(
        `the port to listen on (default ${DEFAULT_PORT}; 0 for any that is free)`,
        `le port d'écoute (${DEFAULT_PORT} par défaut ; 0 pour n'importe lequel de libre)`,
      ),
    },
    { name: "open", summary: text("also open the browser", "ouvre aussi le navigateur") },
  ],
  examples: ["marienbad docs", "marienbad docs --port 0 --open"],
  async run(call) {
    takeWords(call, docs, 0);
    const port = integerFlag(call, "port", { min: 0, max: 65_535 }, DEFAULT_PORT);
    const folder = folderOf("marienbad-docs", "site");
    const root = fileURLToPath(new URL("../../../..", import.meta.url));
    const server = await serveFolder(folder, port, { missing: withoutDocs(root), policy: POLICY });
    if (call.json) call.output.json({ url: server.url });
    else {
      call.output.line(say(call, texts.addressOfDocs(server.url)));
      call.output.line(say(call, texts.HOW_TO_STOP));
    }
    if (switchFlag(call, "open")) openBrowser(server.url);
    if (!call.signal.aborted) await once(call.signal, "abort");
    await server.close();
    return 0;
  },
};

/** What is said where the documentation is missing: in a copy of the sources, whose root this is, or in a package. */
export function withoutDocs(root: string): Text {
  return existsSync(join(root, "docs/site/pages")) ? texts.docsNotBuilt(root) : texts.docsMissing;
}
