import type { Server } from "node:http";

/**
 * Accepts no more connections, lets running requests finish, and closes the rest after `maxMillis`.
 * @returns when all connections are closed
 */
export async function drain(server: Server, maxMillis: number): Promise<void> {
  const closed = new Promise<void>((done) => {
    server.close(() => done());
  });
  server.closeIdleConnections();
  // Nothing else closes a connection that becomes idle after this point.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const end = setTimeout(() => server.closeAllConnections(), maxMillis);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}
