import { MarienbadError, type Text } from "marienbad";
import { type Call, type Command, type Flag, say, textFlag } from "marienbad-cli";
import { connect, type QueueServer } from "../queue/server.ts";
import { tryFolder } from "../store/open.ts";
import { isBucket, readBucketPlace } from "../store/url.ts";
import { texts } from "./texts.ts";

export const PROGRAM = "marienbad-cluster";

export function flag(name: string, summary: Text, value?: string): Flag {
  return { name, summary, ...(value !== undefined && { value }) };
}

export const QUEUE_FLAG: Flag = flag("queue", texts.QUEUE_FLAG, "URL");
export const STORE_FLAG: Flag = flag("store", texts.STORE_FLAG, "PLACE");
export const SYMMETRY_FLAG: Flag = flag("symmetry", texts.SYMMETRY_FLAG);

/** Also holds the address of the queue, since all users of a machine can see what was typed. */
const QUEUE_VARIABLE = "MARIENBAD_QUEUE";

function neededFlag(call: Call, command: Command, { name, value = "" }: Flag): string {
  const typed = textFlag(call, name);
  if (typed === undefined || typed === "") {
    throw new MarienbadError("bad-argument", texts.missingFlag(command.name, name, value));
  }
  return typed;
}

/** The given store; refuses a folder that cannot be written. */
export async function storeOf(call: Call, command: Command): Promise<string> {
  const store = neededFlag(call, command, STORE_FLAG);
  if (isBucket(store))
    readBucketPlace(store); // or throws
  else await tryFolder(store);
  return store;
}

/** Calls back with the queue's server, and closes the connection afterwards. */
export async function withServer<Result>(
  call: Call,
  command: Command,
  use: (server: QueueServer) => Promise<Result>,
): Promise<Result> {
  const address = textFlag(call, "queue") ?? process.env[QUEUE_VARIABLE] ?? neededFlag(call, command, QUEUE_FLAG);
  const server = await connect(address, (told) => call.output.note(say(call, told)));
  try {
    return await use(server);
  } finally {
    server.close();
  }
}
