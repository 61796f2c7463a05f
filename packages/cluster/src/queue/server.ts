import { Redis } from "ioredis";
import { MarienbadError, type Text } from "marienbad";
import { texts } from "../texts.ts";

/** The server of the queue, as one program is connected to it. */
export interface QueueServer {
  /** The address without its password, to be shown. */
  readonly name: string;
  readonly client: Redis;
  /** Another connection: for somebody who waits on it. */
  another(): Redis;
  /** Ends all connections at once, whether the server answers or not. */
  close(): void;
}

/** How long the first answer may take, in milliseconds. */
const PATIENCE = 5000;
/** How long to wait before a lost server is tried again, in milliseconds. */
const RETRY = 500;

/**
 * Connects to the queue's server, Redis or Valkey, by its address (redis://host:6379, rediss://user:password@host). One
 * that does not answer, or that would throw keys away, is refused. One that is lost later is waited for: `onTrouble`
 * is told once, and once more when it is back.
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

/** The address as it may be shown. */
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

/** Waits until the server has answered; one that does not is told of at once, not tried for ever. */
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

/** A server that throws keys away when its memory is full would lose tasks without a word. */
async function checkServer(client: Redis, name: string): Promise<void> {
  const [, policy] = /^maxmemory_policy:(\S+)/m.exec(await client.info("memory")) ?? [];
  if (policy !== undefined && policy !== "noeviction") {
    throw new MarienbadError("not-applicable", texts.evicts(name, policy));
  }
}
