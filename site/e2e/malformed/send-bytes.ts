import { connect } from "node:net";
import type { MalformedRequest } from "./requests.ts";

/** How long an answer may take to begin, and to go on. What comes later is not seen here, but it is in the log. */
const SILENCE_MILLIS = { before: 80, between: 20 };

/**
 * Sends a request over a connection of its own. A request that the server waits for the rest of has its connection
 * closed or cut.
 * @returns what the server sends until it closes the connection or is silent
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
