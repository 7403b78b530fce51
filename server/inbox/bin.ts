#!/usr/bin/env node
import { run } from "./run.ts";

// A reader that has seen enough (`inbox export all | head`) closes the pipe: that is no failure.
process.stdout.on("error", () => process.exit());

const { stdout, stderr, env } = process;
process.exitCode = await run({
  argv: process.argv.slice(2),
  cwd: process.cwd(),
  stdout,
  stderr,
  env,
});
