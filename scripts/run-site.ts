import { AppError } from "../server/app-error.ts";
import { startServer } from "../server/run-server.ts";
import type { OpenSite } from "../server/site.ts";
import { projectRoot } from "./run-command.ts";
import { watchContent } from "./watch-content.ts";

const CANNOT_RUN = 2;

/** Serves the site and recompiles the content in another process, until a signal ends both. */
export async function runSite(openSite: OpenSite): Promise<void> {
  try {
    const server = await startServer({
      env: process.env,
      cwd: projectRoot,
      openSite,
      stdout: process.stdout,
    });
    const stopWatching = watchContent();
    const stop = () => {
      stopWatching();
      void server.close().then(() => process.exit(0));
    };
    process.on("SIGTERM", stop);
    process.on("SIGINT", stop);
    process.on("SIGHUP", () => void server.reload());
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    process.stderr.write(
      `${[error.message, error.hint].filter(Boolean).join(" ")}\n`,
    );
    process.exitCode = CANNOT_RUN;
  }
}
