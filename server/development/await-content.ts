import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { PROBLEMS_FILE } from "#schema";
import type { Config } from "../config.ts";
import { createContentState } from "../content/content-state.ts";
import { parseContentIndex } from "../content/parse-content-index.ts";
import { formatAddress, listen } from "../listen.ts";
import { renderProblems } from "./render-problems.ts";
import { readProblems } from "./show-problems.ts";

const POLL_MILLIS = 300;

/** True if a site can start with the compiled content in a folder. */
export async function canServe(folder: string): Promise<boolean> {
  try {
    const file = join(folder, "index.json");
    createContentState(
      await parseContentIndex(await readFile(file, "utf8"), file),
    );
    return true;
  } catch {
    return false;
  }
}

/** A page without the site, because its settings are among what is wrong. It loads itself again. */
async function renderWaiting(folder: string): Promise<string> {
  const problems = await readProblems(join(folder, PROBLEMS_FILE));
  const list =
    problems.length > 0
      ? renderProblems(problems)
      : "<p>The content could not be compiled: see the terminal.</p>";
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="dark light"><meta http-equiv="refresh" content="2"><title>The content has errors</title></head><body><main><h1>The content has errors</h1><p>The site starts as soon as they are mended.</p>${list}</main></body></html>`;
}

/**
 * Returns once the site can start with the compiled content. Until then, every address shows what is wrong with it.
 * @throws AppError when it cannot listen
 */
export async function awaitContent(
  {
    contentOut: folder,
    host,
    port: wanted,
  }: Pick<Config, "contentOut" | "host" | "port">,
  stderr: Pick<NodeJS.WritableStream, "write">,
): Promise<void> {
  const server = createServer(async (_request, response) => {
    const html = await renderWaiting(folder);
    response.writeHead(500, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      Connection: "close",
    });
    response.end(html);
  });
  const port = await listen(server, wanted, host);
  stderr.write(
    `The site cannot start with these errors: ${formatAddress(host, port)} shows them, and the site once they are mended.\n`,
  );
  while (!(await canServe(folder))) await wait(POLL_MILLIS);
  server.close();
  server.closeAllConnections();
}
