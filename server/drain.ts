import type { Server } from "node:http";

/**
 * Stops accepting, lets running requests end, and closes what is left after `patience` ms.
 * @returns once no connection is left
 */
export async function drain(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>((done) => {
    server.close(() => done());
  });
  server.closeIdleConnections();
  // A connection that became idle while its reply was on the way is not closed by anything else.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const end = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}
