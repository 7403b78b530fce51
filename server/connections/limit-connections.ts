// oxlint-disable no-underscore-dangle -- `_httpMessage` is how Node names the reply that a socket waits for
import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Files for everything but connections: databases, threads, pages that are read from the disk. */
const RESERVED_FILES = 64;
/** Without a limit of files, memory is what connections take. */
const MAX_CONNECTIONS = 20_000;
/** How many more connections are accepted while an old one is being closed. */
const SPARE = 4;

/** The number of connections that leaves enough files for the rest of the process. */
export function toMaxConnections(fileLimit: number | undefined): number {
  if (fileLimit === undefined) return MAX_CONNECTIONS;
  const free = Math.max(fileLimit - RESERVED_FILES, Math.floor(fileLimit / 4));
  return Math.min(free, MAX_CONNECTIONS);
}

/** True while a reply is on its way. */
const isAnswered = (socket: Socket) =>
  "_httpMessage" in socket && socket._httpMessage !== null;

/** The connection to give up first: one that has never got a reply, else any that waits for its next request. */
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
 * Keeps a server below a number of connections, so that it never runs out of files. A new connection replaces the
 * oldest one that waits for a request: whoever holds many open cannot keep others out.
 */
export function limitConnections(server: Server, max: number) {
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
  return {
    max,
    open: () => sockets.size,
    /** Connections that were closed early or never opened. */
    refused: () => refused,
  };
}

export type LimitedConnections = ReturnType<typeof limitConnections>;
