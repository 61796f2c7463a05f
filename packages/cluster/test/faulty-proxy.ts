import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { seededRandom } from "marienbad";

/** What may happen to a request, and how often: shares of all, together at most 1. */
export interface FaultShares {
  /** It is answered with status 500. */
  readonly status500?: number;
  /** The connection is reset without an answer. */
  readonly reset?: number;
  /** Its answer breaks off in the middle of the body. */
  readonly cut?: number;
  /** The delay of its answer, in milliseconds. */
  readonly late?: number;
  /** It is never answered. */
  readonly silent?: number;
}

const LATE = 2000;

/** A server that hands requests on to a port of this machine, and harms some of them. */
export async function startFaultyProxy(port: number, seed: number, shares: FaultShares) {
  const random = seededRandom(seed);
  const seen: Record<string, number> = {};
  const faultOf = (): string => {
    let left = random.next();
    for (const [fault, share] of Object.entries(shares)) {
      if (left < share) return fault;
      left -= share;
    }
    return "none";
  };
  const server = createServer(async (incoming, outgoing) => {
    const fault = faultOf();
    seen[fault] = (seen[fault] ?? 0) + 1;
    incoming.on("error", () => {});
    outgoing.on("error", () => {});
    if (fault === "silent") return incoming.resume();
    if (fault === "reset") return incoming.socket.resetAndDestroy();
    if (fault === "status500") return incoming.resume().on("end", () => outgoing.writeHead(500).end());
    if (fault === "late") await new Promise((resolve) => setTimeout(resolve, LATE));
    handOn(incoming, outgoing, port, fault === "cut");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** How many requests met which fault. */
    seen,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

function handOn(incoming: IncomingMessage, outgoing: ServerResponse, port: number, isCut: boolean): void {
  const { method = "GET", url = "/", headers } = incoming;
  const onward = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    const pieces: Buffer[] = [];
    answer.on("data", (piece: Buffer) => pieces.push(piece));
    answer.on("end", () => {
      const body = Buffer.concat(pieces);
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!isCut) return outgoing.end(body);
      outgoing.write(body.subarray(0, body.length / 2), () => incoming.socket.destroy());
    });
  });
  onward.on("error", () => incoming.socket.destroy());
  incoming.pipe(onward);
}
