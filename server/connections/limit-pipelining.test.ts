import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, it } from "vitest";
import { listen } from "../listen.ts";
import { limitPipelining } from "./limit-pipelining.ts";

const MAX = 10;
const requests = (count: number) =>
  "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(count);

let stop: () => void;
afterEach(() => stop());

async function connectTo(app: RequestListener) {
  const server = createServer(limitPipelining(app, MAX));
  const port = await listen(server, 0, "127.0.0.1");
  stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return connect(port, "127.0.0.1").setEncoding("latin1");
}

it("closes a connection that sends many requests and waits for no reply", async () => {
  let answered = 0;
  const client = await connectTo((_request, response) => {
    answered += 1;
    response.end("x".repeat(100_000));
  });
  client.on("error", () => undefined);
  client.write(requests(1000));
  client.resume();
  await once(client, "close");
  expect(answered).toBeLessThan(500);
});

it("answers every request of a client that always has some on their way", async () => {
  const client = await connectTo((_request, response) => {
    setImmediate(() => response.end("!"));
  });
  client.write(requests(MAX));
  let replies = 0;
  for await (const text of client) {
    const arrived = String(text).split("!").length - 1;
    replies += arrived;
    if (replies >= 20 * MAX) break;
    client.write(requests(arrived));
  }
  expect(replies).toBeGreaterThanOrEqual(20 * MAX);
});
