import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** One address for a database that can move, like a virtual IP or the proxy of a cluster. */
export interface DatabaseSwitch {
  port: number;
  /** Forwards new connections to this port. With undefined, closes all connections, and each new one at once. */
  pointTo(port: number | undefined): void;
  close(): Promise<void>;
}

export async function openDatabaseSwitch(): Promise<DatabaseSwitch> {
  const sockets = new Set<Socket>();
  let target: number | undefined;
  const add = (socket: Socket, other: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  const server = createServer((from) => {
    if (target === undefined) {
      from.destroy();
      return;
    }
    const to = connect(target, "127.0.0.1");
    add(from, to);
    add(to, from);
    from.pipe(to);
    to.pipe(from);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The system gave no port.");
  const closeSockets = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    pointTo(port) {
      target = port;
      closeSockets();
    },
    async close() {
      closeSockets();
      server.close();
      await once(server, "close");
    },
  };
}
