/**
 * A minimal Node server: it fetches some answers from another server, keeps them in memory, and replies with their
 * type, length and body. Arguments: the address of the other server, then the paths.
 */
import { createServer, request } from "node:http";
import { once } from "node:events";

interface Kept {
  headers: string[];
  etag: string | undefined;
  body: Buffer;
}

async function fetchAnswer(address: string, path: string): Promise<Kept> {
  const headers = { "Accept-Encoding": "br" };
  const sent = request(new URL(path, address), { headers, agent: false });
  sent.end();
  const { promise, resolve } = Promise.withResolvers<Kept>();
  sent.on("response", (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("end", () => {
      const body = Buffer.concat(chunks);
      const type = response.headers["content-type"] ?? "";
      const encoding = response.headers["content-encoding"] ?? "identity";
      const lines = ["Content-Type", type, "Content-Encoding", encoding];
      lines.push("Content-Length", String(body.length));
      resolve({ headers: lines, etag: response.headers.etag, body });
    });
  });
  return promise;
}

const [address = "", ...paths] = process.argv.slice(2);
const answers = new Map<string, Kept>();
for (const path of paths) answers.set(path, await fetchAnswer(address, path));

const server = createServer((request, response) => {
  const kept = answers.get(request.url ?? "");
  if (!kept) {
    response.writeHead(404, ["Content-Length", "0"]).end();
    return;
  }
  const known = request.headers["if-none-match"];
  if (known !== undefined && known === kept.etag) {
    response.writeHead(304, ["ETag", known]).end();
    return;
  }
  response.writeHead(200, kept.headers);
  response.end(kept.body);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const bound = server.address();
const port = typeof bound === "object" && bound ? bound.port : 0;
console.log(`node:http is ready at http://127.0.0.1:${port}`);
