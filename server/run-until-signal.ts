import { constants } from "node:os";
import { AppError } from "./app-error.ts";
import { createLogStream } from "./log-stream.ts";
import { startServer, type RunningServer } from "./run-server.ts";
import type { OpenSite } from "./site.ts";

/** A wrong setting, which a restart cannot fix. */
const CANNOT_RUN = 2;
/** The database is down. A supervisor should restart the process. */
const CANNOT_RUN_YET = 1;

/**
 * Ctrl+C reaches every process of a terminal, and npm forwards it: a second signal within this time is a duplicate.
 */
const SAME_SIGNAL_MILLIS = 1000;

/** How often to check whether npm is still running. */
const PARENT_MILLIS = 500;

/** The parts of Node's `process` that the server uses. */
export type Host = Pick<
  NodeJS.Process,
  "env" | "cwd" | "stdout" | "stderr" | "on" | "exit" | "ppid"
>;

/**
 * Calls back when npm, or the shell in between, has ended. Neither forwards every signal, and SIGKILL cannot be
 * forwarded.
 */
function watchParent(host: Host, onGone: () => void): void {
  if (host.env["npm_lifecycle_event"] === undefined) return;
  const parent = host.ppid;
  const timer = setInterval(() => {
    if (host.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, PARENT_MILLIS).unref();
}

/**
 * Starts the server and handles signals: SIGHUP reads the content again, SIGTERM and SIGINT drain and exit with 0,
 * and a second one ends the process at once, with 128 plus its number. The server also drains if npm has started it
 * and ends. If the server cannot start, prints the reason in one sentence and exits with 2, or with 1 if only the
 * database is down.
 */
export async function runUntilSignal(
  host: Host,
  openSite: OpenSite,
): Promise<void> {
  // Also after an uncaught error.
  host.on("exit", () => stdout.flush());
  const stdout = createLogStream(host.stdout);
  const starting = startServer({
    env: host.env,
    cwd: host.cwd(),
    openSite,
    stdout,
  });
  // Registered before the start is complete, because a signal may arrive right after the ready message.
  const onceStarted = (act: (server: RunningServer) => unknown) => () =>
    void starting.then(act, () => undefined);
  const close = onceStarted(async (server) => {
    await server.close();
    await stdout.finish();
    host.exit(0);
  });
  let stoppedAt: number | undefined;
  const stop = (signal: NodeJS.Signals) => {
    if (stoppedAt === undefined) {
      stoppedAt = performance.now();
      close();
    } else if (performance.now() - stoppedAt > SAME_SIGNAL_MILLIS)
      host.exit(128 + constants.signals[signal]);
  };
  host.on("SIGTERM", stop);
  host.on("SIGINT", stop);
  host.on(
    "SIGHUP",
    onceStarted((server) => server.reload()),
  );
  watchParent(host, () => stop("SIGTERM"));
  try {
    await starting;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    host.stderr.write(
      `${[error.message, error.hint].filter(Boolean).join(" ")}\n`,
    );
    host.exit(error.code === "unavailable" ? CANNOT_RUN_YET : CANNOT_RUN);
  }
}
