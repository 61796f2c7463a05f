import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Text } from "marienbad/base";
import { type Call, type Flag, flag, integerFlag, say, switchFlag } from "../core/command.ts";
import type { LabServer } from "./server.ts";
import { texts } from "./texts.ts";

export const servingFlags = (port: number): readonly Flag[] => [
  flag(
    "port N",
    `the port to listen on (default ${port}; 0 for any that is free)`,
    `le port d'écoute (${port} par défaut ; 0 pour n'importe lequel de libre)`,
  ),
  flag("open", "also open the browser", "ouvre aussi le navigateur"),
];

export function portFlag(call: Call, fallback: number): number {
  return integerFlag(call, "port", { min: 0, max: 65_535 }, fallback);
}

/** Prints the address, opens the browser if asked, and serves until Ctrl-C. */
export async function serveUntilStopped(
  call: Call,
  server: LabServer,
  said: (address: string) => Text,
  page: string = "",
): Promise<void> {
  const address = server.url + page;
  if (call.json) call.output.json({ url: address });
  else {
    call.output.line(say(call, said(address)));
    call.output.line(say(call, texts.HOW_TO_STOP));
  }
  if (switchFlag(call, "open")) openBrowser(address);
  if (!call.signal.aborted) await once(call.signal, "abort");
  await server.close();
}

function openBrowser(url: string): void {
  const [program, ...args] =
    process.platform === "darwin" ? ["open"] : process.platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
  spawn(program, [...args, url], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}

/** A folder of another package of the project, such as the built lab. */
export function folderOf(packageName: string, folder: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`)), folder);
}
