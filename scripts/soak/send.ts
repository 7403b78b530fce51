import { Agent, request } from "node:http";

/** A visitor's request. */
export interface Ask {
  method?: "GET" | "HEAD" | "POST";
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

export interface Reply {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  /** The text of a reply to a form. Of other replies, only completeness is checked. */
  text: string;
}

/** A connection of one visitor from its own address, so that the limits for each client need not change. */
export interface Connection {
  /** Rejects when the reply is incomplete. */
  send(ask: Ask): Promise<Reply>;
  close(): void;
}

const TIMEOUT_MILLIS = 60_000;

/** Another address of the loopback network for each visitor. */
function addressOf(visitor: number): string {
  return `127.${1 + ((visitor >> 14) % 200)}.${(visitor >> 7) & 127}.${1 + (visitor & 127)}`;
}

export function openConnection(port: number, visitor: number): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const localAddress = addressOf(visitor);
  return {
    send: ({ method = "GET", path, headers = {}, body }) =>
      new Promise((done, failed) => {
        const sent = request(
          {
            host: "127.0.0.1",
            port,
            localAddress,
            agent,
            method,
            path,
            headers: {
              ...headers,
              ...(body !== undefined && {
                "Content-Length": Buffer.byteLength(body),
              }),
            },
            timeout: TIMEOUT_MILLIS,
          },
          (response) => {
            const chunks: Buffer[] = [];
            response.on("data", (chunk: Buffer) => {
              if (method === "POST") chunks.push(chunk);
            });
            response.on("error", failed);
            response.on("end", () =>
              done({
                status: response.statusCode ?? 0,
                headers: response.headers,
                text: Buffer.concat(chunks).toString(),
              }),
            );
          },
        );
        sent.on("timeout", () => sent.destroy(new Error("no reply in time")));
        sent.on("error", failed);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}
