import type { Server } from "node:http";
import { AppError } from "./app-error.ts";

const reasonByCode: Readonly<Record<string, string>> = {
  EADDRINUSE: "it is taken by another process",
  EACCES: "this user may not use it",
  EADDRNOTAVAIL: "this machine does not have that address",
  ENOTFOUND: "there is no such host",
};

/**
 * Starts listening and returns the port. Port 0 picks a free one.
 * @throws AppError `cannot_listen` with the reason
 */
export function listen(
  server: Server,
  port: number,
  host?: string,
): Promise<number> {
  return new Promise((done, failed) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const reason = reasonByCode[cause.code ?? ""] ?? cause.message;
      const place =
        host === undefined ? `port ${port}` : `${host}, port ${port}`;
      failed(
        new AppError(
          "cannot_listen",
          `The server cannot listen on ${place}: ${reason}.`,
          {
            hint: "Set PORT and HOST, or PORT=0 for any free port.",
            cause,
          },
        ),
      );
    });
    server.listen({ port, host }, () => {
      const address = server.address();
      done(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** The URL to open in a browser. */
export function formatAddress(host: string | undefined, port: number): string {
  const isAny = host === undefined || host === "0.0.0.0" || host === "::";
  const name = isAny ? "localhost" : host;
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
