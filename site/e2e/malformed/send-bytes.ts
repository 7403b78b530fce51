import { connect } from "node:net";
import type { MalformedRequest } from "./requests.ts";

/** How long to wait for the start of a reply, and between its parts. Later replies are only in the log. */
const SILENCE_MILLIS = { before: 80, between: 20 };

/**
 * Sends a request over a new connection. If the server waits for the rest of the request, the connection is closed or
 * cut.
 * @returns everything that the server sends until it closes the connection or is silent
 */
export function sendBytes(
  port: number,
  { bytes, closes }: MalformedRequest,
): Promise<string> {
  return new Promise((done) => {
    let reply = "";
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    const leave = () => (closes ? socket.end() : socket.destroy());
    let silence = setTimeout(leave, SILENCE_MILLIS.before);
    socket.setEncoding("latin1");
    socket.on("data", (text: string) => {
      clearTimeout(silence);
      silence = setTimeout(leave, SILENCE_MILLIS.between);
      reply += text;
    });
    // The server may close before it has read everything.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(silence);
      done(reply);
    });
    socket.write(bytes);
  });
}
