import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Far more than any client that pipelines: apt sends 10 requests ahead. */
const MAX_WAITING = 100;

/**
 * Closes a connection on which too many requests wait for the reply to an earlier one. Node stops reading from a client
 * that takes no replies, but only after it has handled everything that it has read: 64 KB of requests are answered with
 * megabytes.
 */
export function limitPipelining(
  app: RequestListener,
  max = MAX_WAITING,
): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    // A reply gets the socket when those before it are complete.
    if (response.socket === null) {
      const count = (waiting.get(socket) ?? 0) + 1;
      if (count > max) return void socket.destroy();
      waiting.set(socket, count);
      response.once("close", () =>
        waiting.set(socket, (waiting.get(socket) ?? 0) - 1),
      );
    }
    app(request, response);
  };
}
