import { openConnection } from "./http-connection.ts";
import { quantile } from "./statistics.ts";

export interface LoadOptions {
  address: URL;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** The expected status. Another one ends the measurement. */
  status: number;
  connections: number;
  /** The measurement ends at the first of these two limits. */
  requests: number;
  seconds: number;
}

export interface LoadResult {
  requests: number;
  seconds: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

function formatRequest({ address, path, headers = {} }: LoadOptions): Buffer {
  const lines = Object.entries({ Host: address.host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
}

/**
 * Requests one address repeatedly. Each connection sends its next request when the last reply is complete.
 * @throws when the server closes a connection or answers with another status
 */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const { address, path, status, connections, requests } = options;
  const request = formatRequest(options);
  const open = await Promise.all(
    Array.from({ length: connections }, () => openConnection(address)),
  );
  try {
    const latencies: number[] = [];
    let left = requests;
    const began = performance.now();
    const deadline = began + options.seconds * 1000;
    await Promise.all(
      open.map(async (connection) => {
        let now = performance.now();
        while (left-- > 0 && now < deadline) {
          const sent = now;
          const answer = await connection.send(request);
          if (answer !== status)
            throw new Error(`${path} answered ${answer}, not ${status}.`);
          now = performance.now();
          latencies.push(now - sent);
        }
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    return {
      requests: latencies.length,
      seconds,
      perSecond: latencies.length / seconds,
      p50Ms: quantile(latencies, 0.5),
      p99Ms: quantile(latencies, 0.99),
    };
  } finally {
    for (const connection of open) connection.close();
  }
}
