import { AppError } from "../server/app-error.ts";
import { describeLoss } from "../server/log.ts";
import { createLogWriter } from "../server/log-writer.ts";
import { startServer } from "../server/run-server.ts";
import type { OpenSite } from "../server/site.ts";
import { projectRoot } from "./run-command.ts";
import { watchContent } from "./watch-content.ts";

const CANNOT_RUN = 2;

/** Serves the site and recompiles the content in another process, until a signal ends both. */
export async function runSite(openSite: OpenSite): Promise<void> {
  const stdout = createLogWriter(process.stdout, describeLoss);
  process.on("exit", () => stdout.flush());
  const starting = startServer({
    env: process.env,
    cwd: projectRoot,
    openSite,
    stdout,
  });
  let stopWatching: (() => void) | undefined;
  const stop = () => {
    stopWatching?.();
    stdout.writeThrough();
    void starting
      .then((server) => server.close())
      .then(
        () => process.exit(0),
        () => undefined,
      );
  };
  // Not once: npm passes on a signal that the terminal has sent already.
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  process.on(
    "SIGHUP",
    () =>
      void starting.then(
        (server) => server.reload(),
        () => undefined,
      ),
  );
  try {
    await starting;
    stopWatching = watchContent();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    process.stderr.write(
      `${[error.message, error.hint].filter(Boolean).join(" ")}\n`,
    );
    process.exitCode = CANNOT_RUN;
  }
}
