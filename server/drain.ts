import type { Server } from "node:http";

/**
 * Accepts no more connections, lets running requests finish, and closes all connections after `maxMillis`.
 * @returns when all connections are closed: true if some requests were cut off
 */
export async function drain(
  server: Server,
  maxMillis: number,
): Promise<boolean> {
  const closed = new Promise<void>((done) => {
    server.close(() => done());
  });
  server.closeIdleConnections();
  // Nothing else closes a connection that becomes idle after this point.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  let isCut = false;
  const end = setTimeout(() => {
    isCut = true;
    server.closeAllConnections();
  }, maxMillis);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
  return isCut;
}
