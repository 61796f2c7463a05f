import { MarienbadError, text } from "marienbad";
import { type Call, type Command, type Flag, say, textFlag } from "marienbad-cli";
import { connect, type QueueServer } from "../queue/server.ts";
import { tryFolder } from "../store/open.ts";
import { isBucket, readBucketPlace } from "../store/url.ts";
import { texts } from "./texts.ts";

/** The name of the program. */
export const PROGRAM = "marienbad-cluster";

export const QUEUE_FLAG: Flag = {
  name: "queue",
  value: "URL",
  summary: text(
    "the queue's server, Redis or Valkey: redis://host:6379, rediss://user:password@host (or MARIENBAD_QUEUE)",
    "le serveur de la file, Redis ou Valkey : redis://host:6379, rediss://user:password@host (ou MARIENBAD_QUEUE)",
  ),
};

export const STORE_FLAG: Flag = {
  name: "store",
  value: "PLACE",
  summary: text(
    "where machines exchange files: a folder that all of them see, or s3://bucket/prefix",
    "où les machines échangent leurs fichiers : un dossier que toutes voient, ou s3://bucket/prefix",
  ),
};

export const SYMMETRY_FLAG: Flag = {
  name: "symmetry",
  summary: text("treat mirror images as one position", "confondre les positions symétriques"),
};

/** Where the address of the queue may stand too, since everybody on a machine can see what was typed. */
const QUEUE_VARIABLE = "MARIENBAD_QUEUE";

/** A flag that a command cannot do without. */
function neededFlag(call: Call, command: Command, { name, value = "" }: Flag): string {
  const typed = textFlag(call, name);
  if (typed === undefined || typed === "") {
    throw new MarienbadError("bad-argument", texts.missingFlag(command.name, name, value));
  }
  return typed;
}

/** The store that was named; a folder that cannot be written is refused. */
export async function storeOf(call: Call, command: Command): Promise<string> {
  const store = neededFlag(call, command, STORE_FLAG);
  if (isBucket(store))
    readBucketPlace(store); // or throws
  else await tryFolder(store);
  return store;
}

/** Calls back with the queue's server, and ends the connection afterwards. */
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
