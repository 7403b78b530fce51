import { join } from "node:path";
import { AppError } from "./app-error.ts";
import { openBuiltSite } from "./open-built-site.ts";
import { startServer } from "./run-server.ts";

const CANNOT_RUN = 2;

try {
  const server = await startServer({
    env: process.env,
    cwd: process.cwd(),
    openSite: openBuiltSite(join(import.meta.dirname, "../dist")),
    stdout: process.stdout,
  });
  const stop = () => {
    void server.close().then(() => process.exit(0));
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on("SIGHUP", () => void server.reload());
} catch (error) {
  if (!(error instanceof AppError)) throw error;
  const hint = error.hint === undefined ? "" : ` ${error.hint}`;
  process.stderr.write(`${error.message}${hint}\n`);
  process.exitCode = CANNOT_RUN;
}
