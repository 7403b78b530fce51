import { AppError } from "./app-error.ts";
import { describeLoss } from "./log.ts";
import { createLogWriter } from "./log-writer.ts";
import { startServer, type RunningServer } from "./run-server.ts";
import type { OpenSite } from "./site.ts";

const CANNOT_RUN = 2;

/** The parts of Node's `process` that the server uses. */
export type Host = Pick<
  NodeJS.Process,
  "env" | "cwd" | "stdout" | "stderr" | "on" | "once" | "exit"
>;

/**
 * Starts the server and handles signals: SIGHUP reads the content again, SIGTERM and SIGINT drain and exit with 0, and
 * a second one ends the process at once. If the server cannot start, prints why in one sentence and exits with 2.
 */
export async function runUntilSignal(
  host: Host,
  openSite: OpenSite,
): Promise<void> {
  const stdout = createLogWriter(host.stdout, describeLoss);
  // Also after an error that nothing has caught.
  host.on("exit", () => stdout.flush());
  const starting = startServer({
    env: host.env,
    cwd: host.cwd(),
    openSite,
    stdout,
  });
  // Before the start is complete: a signal may come right after the line that says so.
  const onceStarted = (act: (server: RunningServer) => unknown) => () =>
    void starting.then(act, () => undefined);
  const stop = onceStarted((server) => {
    // A second signal ends the process without a word.
    stdout.writeThrough();
    return server.close().then(() => host.exit(0));
  });
  host.once("SIGTERM", stop);
  host.once("SIGINT", stop);
  host.on(
    "SIGHUP",
    onceStarted((server) => server.reload()),
  );
  try {
    await starting;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    host.stderr.write(
      `${[error.message, error.hint].filter(Boolean).join(" ")}\n`,
    );
    host.exit(CANNOT_RUN);
  }
}
