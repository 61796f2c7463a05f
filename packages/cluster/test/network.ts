import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { isInstalled } from "../../../scripts/debian.mjs";
import { newFolder, program, type Running, start } from "./servers.ts";

/** A host: a network namespace with an address on the bridge. */
export interface Host {
  readonly name: string;
  /** Runs a command line of the built program there, which sees the shared folder where no other host sees it. */
  cluster(args: (view: string) => readonly string[], env?: Record<string, string>): Running;
}

/** Hosts on a bridge, and this machine among them. */
export interface Network {
  /** The address of this machine on the bridge. */
  readonly address: string;
  readonly hosts: readonly Host[];
  /** The folder that all see. */
  readonly shared: string;
  close(): void;
}

/** Makes a bridge with hosts on it. */
export function makeNetwork(count: number): Network {
  if (!isInstalled("ip", "iproute2")) throw new Error("These tests need ip: install iproute2.");
  const tag = `m${process.pid % 100_000}`;
  const net = `10.${77 + (process.pid % 100)}.7`;
  const shared = newFolder();
  const hosts: Host[] = [];
  const close = (): void => {
    for (const { name } of hosts) tried("ip", "netns", "delete", name);
    tried("ip", "link", "delete", tag);
  };
  try {
    done("ip", "link", "add", tag, "type", "bridge");
    done("ip", "address", "add", `${net}.1/24`, "dev", tag);
    done("ip", "link", "set", tag, "up");
    for (let host = 1; host <= count; host++) {
      const name = `${tag}h${host}`;
      hosts.push({ name, cluster: (args, env) => runIn(name, shared, args, env) });
      done("ip", "netns", "add", name);
      done("ip", "link", "add", `${name}a`, "type", "veth", "peer", "name", "eth0", "netns", name);
      done("ip", "link", "set", `${name}a`, "master", tag, "up");
      const inside = ["ip", "netns", "exec", name];
      done(...inside, "ip", "address", "add", `${net}.${host + 1}/24`, "dev", "eth0");
      done(...inside, "ip", "link", "set", "eth0", "up");
      done(...inside, "ip", "link", "set", "lo", "up");
    }
  } catch (error) {
    close();
    throw error;
  }
  return { address: `${net}.1`, hosts, shared, close };
}

/** `ip netns exec` gives a process mounts of its own: so each host has the shared folder at a place of its own. */
function runIn(
  name: string,
  shared: string,
  args: (view: string) => readonly string[],
  env?: Record<string, string>,
): Running {
  const view = join(newFolder(), name);
  mkdirSync(view);
  const script = 'mount --bind "$1" "$2" && shift 2 && exec "$@"';
  const command = [process.execPath, program, ...args(view)];
  return start("ip", ["netns", "exec", name, "sh", "-c", script, "sh", shared, view, ...command], env);
}

function tried(...[command, ...args]: readonly string[]): string | undefined {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  return status === 0 ? undefined : stderr;
}

function done(...words: readonly string[]): void {
  const fault = tried(...words);
  if (fault !== undefined) throw new Error(`${words.join(" ")}: ${fault} (these tests run as root)`);
}

/**
 * A port of this machine that leads to another one, in so many milliseconds each way: the distance between hosts. (The
 * kernel's own way, `tc netem`, is missing from many kernels.)
 */
export async function farAway(
  address: string,
  port: number,
  milliseconds: number,
): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = connect(port, address);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on("data", (bytes) => setTimeout(() => to.writable && to.write(bytes), milliseconds));
      from.on("close", () => setTimeout(() => to.destroy(), milliseconds));
      from.on("error", () => from.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, address, resolve));
  return {
    port: (server.address() as { port: number }).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
