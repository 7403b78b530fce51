#!/usr/bin/env node
import { exitCodes, run } from "./run.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // A reader that has read enough (`inbox export all | head`) closes the pipe. That is not a failure, but a full disk
  // is.
  if (error.code === "EPIPE") process.exit();
  process.stderr.write(
    `error: The output could not be written: ${error.message}.\n`,
  );
  process.exit(exitCodes.cannotRun);
});

const { stdout, stderr, env } = process;
process.exitCode = await run({
  argv: process.argv.slice(2),
  cwd: process.cwd(),
  stdout,
  stderr,
  env,
  clock: () => new Date(),
});
