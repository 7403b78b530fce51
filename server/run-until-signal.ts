import { constants } from "node:os";
import { AppError } from "./app-error.ts";
import { describeLoss } from "./log.ts";
import { createLogWriter } from "./log-writer.ts";
import { startServer, type RunningServer } from "./run-server.ts";
import type { OpenSite } from "./site.ts";

/** A wrong setting, which no restart repairs. */
const CANNOT_RUN = 2;
/** The database is away: who supervises the process starts it again. */
const CANNOT_RUN_YET = 1;

/** Ctrl+C reaches every process of a terminal, and npm passes it on: a second signal this soon is the same one. */
const SAME_SIGNAL_MILLIS = 1000;

/** How often to look if npm is still there. */
const PARENT_MILLIS = 500;

/** The parts of Node's `process` that the server uses. */
export type Host = Pick<
  NodeJS.Process,
  "env" | "cwd" | "stdout" | "stderr" | "on" | "exit" | "ppid"
>;

/** Calls back once npm, or the shell between, has ended: neither passes every signal on, and SIGKILL nobody can. */
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
 * Starts the server and handles signals: SIGHUP reads the content again, SIGTERM and SIGINT drain and exit with 0, and
 * one more of them ends the process at once, with 128 and its number. The server also drains when npm has started it
 * and ends. If the server cannot start, prints why in one sentence and exits with 2, or
 * with 1 if only the database is away.
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
  const close = onceStarted((server) => {
    // A second signal ends the process without a word.
    stdout.writeThrough();
    return server.close().then(() => host.exit(0));
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
