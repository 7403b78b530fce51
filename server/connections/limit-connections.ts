// oxlint-disable no-underscore-dangle -- Node stores the reply that a socket waits for in `_httpMessage`
import type { Server } from "node:http";
import type { Socket } from "node:net";

/** The number of open connections, their limit, and how many were closed early or never opened. */
export interface ConnectionCounts {
  open: number;
  max: number;
  refused: number;
}

/** File descriptors reserved for other uses: databases, threads, pages read from disk. */
const RESERVED_FILES = 64;
/** Without a limit on open files, memory limits the connections. */
const MAX_CONNECTIONS = 20_000;
/** How many more connections are accepted while an old one is being closed. */
const SPARE = 4;

/** The number of connections that leaves enough file descriptors for the rest of the process. */
export function toMaxConnections(fileLimit: number | undefined): number {
  if (fileLimit === undefined) return MAX_CONNECTIONS;
  const free = Math.max(fileLimit - RESERVED_FILES, Math.floor(fileLimit / 4));
  return Math.min(free, MAX_CONNECTIONS);
}

/** True while a reply is being sent. */
const isAnswered = (socket: Socket) =>
  "_httpMessage" in socket && socket._httpMessage !== null;

/** The connection to close first: the oldest that has never got a reply, or else the oldest between two requests. */
function findIdle(sockets: ReadonlySet<Socket>): Socket | undefined {
  let idle: Socket | undefined;
  for (const socket of sockets) {
    if (isAnswered(socket)) continue;
    if (socket.bytesWritten === 0) return socket;
    idle ??= socket;
  }
  return idle;
}

/**
 * Limits the number of connections, so that the server never runs out of file descriptors. A new connection replaces
 * an idle one (see `findIdle`), so a client with many open connections cannot lock others out.
 */
export function limitConnections(
  server: Server,
  max: number,
): () => ConnectionCounts {
  const sockets = new Set<Socket>();
  let refused = 0;
  server.maxConnections = max + SPARE;
  server.on("connection", (socket: Socket) => {
    if (sockets.size >= max) {
      refused += 1;
      const idle = findIdle(sockets);
      if (idle && sockets.delete(idle)) idle.destroy();
    }
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("drop", () => (refused += 1));
  return () => ({ open: sockets.size, max, refused });
}
