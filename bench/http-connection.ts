import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A kept-alive connection for one request at a time. Parses only the status and the length of replies. */
export interface HttpConnection {
  /** Sends a request and returns the status when the whole reply has arrived. */
  send(request: Buffer): Promise<number>;
  close(): void;
}

const HEAD_END = Buffer.from("\r\n\r\n");

/** The status and the total length of a reply; undefined while its head is incomplete. */
function parseHead(
  bytes: Buffer,
): { status: number; length: number } | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const head = bytes.toString("latin1", 0, end);
  const status = Number(head.slice(9, 12));
  const bodyStart = end + HEAD_END.length;
  if (status === 304 || status === 204) return { status, length: bodyStart };
  const declared = /\r\ncontent-length: *(\d+)/iu.exec(head)?.[1];
  if (declared === undefined)
    throw new Error(`A reply has no Content-Length:\n${head}`);
  return { status, length: bodyStart + Number(declared) };
}

/** Calls `settle` with the status of each reply, and `fail` with each error. */
function readReplies(
  socket: Socket,
  settle: (status: number) => void,
  fail: (error: Error) => void,
): void {
  let bytes: Buffer = Buffer.alloc(0);
  let head: ReturnType<typeof parseHead>;
  socket.on("data", (chunk: Buffer) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    try {
      head ??= parseHead(bytes);
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    if (head === undefined || bytes.length < head.length) return;
    const { status, length } = head;
    bytes = bytes.subarray(length);
    head = undefined;
    settle(status);
  });
  socket.on("error", fail);
  socket.on("close", () => fail(new Error("The server closed a connection.")));
}

/** Opens a connection that sends one request after another. @throws if no server listens at the address */
export async function openConnection(address: URL): Promise<HttpConnection> {
  const socket = connect(Number(address.port), address.hostname);
  socket.setNoDelay(true);
  await once(socket, "connect");
  let waiting: PromiseWithResolvers<number> | undefined;
  readReplies(
    socket,
    (status) => waiting?.resolve(status),
    (error) => waiting?.reject(error),
  );
  return {
    send(request) {
      waiting = Promise.withResolvers<number>();
      socket.write(request);
      return waiting.promise;
    },
    close: () => socket.destroy(),
  };
}
