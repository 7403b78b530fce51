import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A proxy between a server and its PostgreSQL that can simulate network failures. */
export interface PostgresNetwork {
  /** The address of the database through this proxy. */
  databaseUrl: string;
  /** Drops all data without closing connections, like an unplugged cable. */
  cut(): void;
  restore(): void;
  /** Passes on the next query with this text, then breaks the connection without the answer. */
  loseAnswerTo(text: string): void;
  close(): Promise<void>;
}

/** @param breaksAt whether the connection breaks after these bytes were passed on */
function forward(
  from: Socket,
  to: Socket,
  breaksAt: (bytes: Buffer) => boolean,
): void {
  let isBroken = false;
  from.on("data", (bytes) => {
    if (breaksAt(bytes)) isBroken = true;
    to.write(bytes);
  });
  to.on("data", (bytes) => {
    if (isBroken) to.destroy();
    else from.write(bytes);
  });
  from.on("close", () => to.destroy());
  to.on("close", () => from.destroy());
}

export async function startPostgresNetwork(
  databaseUrl: string,
): Promise<PostgresNetwork> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  let lost: string | undefined;
  const add = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    if (isCut) socket.pause();
  };
  const server = createServer((from) => {
    const to = connect(Number(target.port), target.hostname);
    forward(from, to, (bytes) => {
      const isLost = lost !== undefined && bytes.includes(lost);
      if (isLost) lost = undefined;
      return isLost;
    });
    add(from);
    add(to);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The network has no port.");
  const own = new URL(databaseUrl);
  own.port = `${address.port}`;
  return {
    databaseUrl: own.href,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.pause();
    },
    restore() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    loseAnswerTo(text) {
      lost = text;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
