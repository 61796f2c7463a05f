import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { text } from "../../base/text.ts";
import { type Command, integerFlag, say, switchFlag, takeWords } from "../core/command.ts";
import { openBrowser } from "../lab/open-browser.ts";
import { serveFolder } from "../lab/server.ts";
import * as texts from "../lab/texts.ts";

const DEFAULT_PORT = 8377;

export const lab: Command = {
  name: "lab",
  usage: "lab [--port N] [--open]",
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
  examples: ["marienbad lab", "marienbad lab --port 0 --open"],
  async run(call) {
    takeWords(call, lab, 0);
    const port = integerFlag(call, "port", { min: 0, max: 65_535 }, DEFAULT_PORT);
    const folder = fileURLToPath(new URL("../../../lab", import.meta.url));
    const server = await serveFolder(folder, port);
    if (call.json) call.output.json({ url: server.url });
    else {
      call.output.line(say(call, texts.address(server.url)));
      call.output.line(say(call, texts.HOW_TO_STOP));
    }
    if (switchFlag(call, "open")) openBrowser(server.url);
    if (!call.signal.aborted) await once(call.signal, "abort");
    await server.close();
    return 0;
  },
};
