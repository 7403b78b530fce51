import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** The network between a server and its PostgreSQL. */
export interface PostgresNetwork {
  /** The address of the database by way of this network. */
  databaseUrl: string;
  /** Lets nothing through and closes nothing, as a cable that is pulled. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function startPostgresNetwork(
  databaseUrl: string,
): Promise<PostgresNetwork> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const add = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
    if (isCut) socket.pause();
  };
  const server = createServer((from) => {
    const to = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      socket.on("data", (bytes) => other.write(bytes));
      socket.on("close", () => other.destroy());
      add(socket);
    }
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
    mend() {
      isCut = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
