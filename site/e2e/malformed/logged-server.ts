import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { workspace } from "../workspace.ts";

/** The built site in a separate process, with access to its log. */
export interface LoggedServer {
  port: number;
  /** The log lines since the last call, without the one with the server's address. */
  takeLog(): string[];
  stop(): Promise<number | null>;
}

/** Serves the content of the test's workspace. Removes all written files in the end. */
export async function startLoggedServer(
  env: Readonly<Record<string, string>>,
): Promise<LoggedServer> {
  const data = mkdtempSync(join(tmpdir(), "northlark-fuzz-"));
  const child = spawn(process.execPath, ["server/start.mjs"], {
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      HOST: "127.0.0.1",
      SITE_URL: "https://www.example.com",
      CONTENT_OUT: workspace.out,
      DATA_DIR: data,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (log += text));
  const exit = once(child, "close");
  const ready = / is ready at http:\/\/127\.0\.0\.1:(\d+)\n/u;
  while (!ready.test(log) && child.exitCode === null)
    await Promise.race([once(child.stdout, "data"), exit]);
  const port = Number(ready.exec(log)?.[1]);
  if (!port) throw new Error(`The server did not start: ${log}`);
  log = log.replace(/^.*\n/u, "");
  return {
    port,
    takeLog() {
      const end = log.lastIndexOf("\n");
      const lines = log.slice(0, end).split("\n");
      log = log.slice(end + 1);
      return lines;
    },
    async stop() {
      child.kill("SIGTERM");
      const [code] = await exit;
      rmSync(data, { recursive: true, force: true });
      return typeof code === "number" ? code : null;
    },
  };
}
