import { Redis } from "ioredis";
import { MarienbadError, type Text } from "marienbad";
import { texts } from "../texts.ts";

/** A connection to the server of the queue. */
export interface QueueServer {
  readonly name: string;
  readonly client: Redis;
  /** Opens another connection, to be waited on. */
  another(): Redis;
  /** Closes all connections immediately. */
  close(): void;
}

const PATIENCE = 5000;
const RETRY = 500;

/**
 * Connects to the queue's server, Redis or Valkey, by its address (redis://host:6379, rediss://user:password@host). One
 * that does not answer, or that would throw keys away, is refused. One that is lost later is waited for: `onTrouble`
 * is reported once, and once more when it is back.
 */
export async function connect(address: string, onTrouble: (told: Text) => void): Promise<QueueServer> {
  const name = nameOf(address);
  const client = new Redis(address, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    maxRetriesPerRequest: null, // what is asked while the server is away is asked again
    retryStrategy: () => RETRY,
  });
  const connections = [client];
  let isLost = false;
  let isOpen = false;
  const watch = (connection: Redis): Redis => connection.on("error", () => {}); // told once, below
  watch(client);
  client.on("close", () => {
    if (!isOpen || isLost) return;
    isLost = true;
    onTrouble(texts.serverLost(name));
  });
  client.on("ready", () => {
    if (isLost) onTrouble(texts.serverBack(name));
    isLost = false;
  });
  const close = (): void => {
    isOpen = false;
    for (const connection of connections) connection.disconnect();
  };
  try {
    await firstAnswer(client, name);
    await checkServer(client, name);
    isOpen = true;
  } catch (error) {
    close();
    throw error;
  }
  return {
    name,
    client,
    another() {
      const other = watch(client.duplicate({ lazyConnect: false }));
      connections.push(other);
      return other;
    },
    close,
  };
}

function nameOf(address: string): string {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    throw new MarienbadError("bad-argument", texts.badAddress(address.replace(/:[^:@/]*@/, ":…@")));
  }
  if (url.password !== "") url.password = "…";
  const shown = decodeURI(url.href);
  if (!["redis:", "rediss:"].includes(url.protocol) || url.hostname === "") {
    throw new MarienbadError("bad-argument", texts.badAddress(shown));
  }
  return shown;
}

/** Waits for the first answer; reports a server without one, instead of trying forever. */
async function firstAnswer(client: Redis, name: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const failure = new Promise<never>((_, reject) => {
    client.on("error", reject);
    timer = setTimeout(() => reject(new Error("ETIMEDOUT")), PATIENCE);
  });
  try {
    await Promise.race([client.connect(), failure]);
    await Promise.race([client.ping(), failure]); // a password that is wrong or missing is told of here
  } catch (error) {
    throw new MarienbadError("file", texts.noServer(name, texts.whyNoServer(error)));
  } finally {
    clearTimeout(timer);
    client.removeAllListeners("error").on("error", () => {});
    failure.catch(() => {});
  }
}

/** A server that evicts keys when its memory is full would lose tasks silently. */
async function checkServer(client: Redis, name: string): Promise<void> {
  const [, policy] = /^maxmemory_policy:(\S+)/m.exec(await client.info("memory")) ?? [];
  if (policy !== undefined && policy !== "noeviction") {
    throw new MarienbadError("not-applicable", texts.evicts(name, policy));
  }
}
