import { fork, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { getCompileCacheDir } from "node:module";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import type { BodyInput, CompiledBody } from "../model/body.ts";

/** What one text may take before it is given up. */
const LIMIT_MS = 10_000;
const LIMIT_MB = 512;
/** With what a parser takes beside the heap, which V8 does not count. */
const LIMIT_RESIDENT_MB = 1024;
const WATCH_MS = 100;
/** The same once a text has been given up: nothing will be written, and many such texts are not to take minutes. */
const LATER_LIMIT_MS = 1000;
/** How long a process waits for the next text: its start takes longer than most texts. */
const IDLE_MS = 5000;

let idle: ChildProcess | undefined;
let limit = LIMIT_MS;

/**
 * Compiles one text in a process of its own, with a limit of time and memory. A thread would not do: one that runs out
 * of memory can take the whole process with it.
 * @returns the compiled text, or one sentence that says why there is none
 */
export function compileBodyApart(
  input: BodyInput,
): Promise<CompiledBody | string> {
  const child = idle ?? start();
  idle = undefined;
  child.ref();
  child.channel?.ref();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      const seconds = limit / 1000;
      limit = LATER_LIMIT_MS;
      end(`The text takes more than ${seconds} s to compile.`);
    }, limit);
    const watch = setInterval(() => {
      if (residentMb(child.pid) > LIMIT_RESIDENT_MB) end(TOO_LARGE);
    }, WATCH_MS);
    const take = (result: unknown) => end(parseResult(result));
    // Every other end comes from memory: any other failure of a text is caught where it happens.
    const close = () => end(TOO_LARGE);
    const fail = () => end("The text could not be compiled by itself.");
    child.on("message", take).on("close", close).on("error", fail);
    child.send(input, () => {});

    function end(result: CompiledBody | string): void {
      clearTimeout(timer);
      clearInterval(watch);
      child.off("message", take).off("close", close).off("error", fail);
      if (typeof result === "string") child.kill("SIGKILL");
      else rest(child);
      resolve(result);
    }
  });
}

const TOO_LARGE = "The text takes more memory to compile than any page needs.";

/** The memory of a process where the system tells it, in megabytes; 0 elsewhere. */
function residentMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(/^VmRSS:\s*(\d+) kB/mu.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function start(): ChildProcess {
  const file = new URL("compile-body-process.ts", import.meta.url);
  const child = fork(fileURLToPath(file), {
    env: { ...env, NODE_COMPILE_CACHE: getCompileCacheDir() },
    execArgv: [`--max-old-space-size=${LIMIT_MB}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // Whoever waits for it is told; nobody does while it rests.
  child.on("error", () => {}).on("close", () => forget(child));
  return child;
}

/** Leaves a process to the next text; it keeps nobody from ending, and ends with us. */
function rest(child: ChildProcess): void {
  if (idle !== undefined) {
    child.kill();
    return;
  }
  idle = child;
  child.unref();
  child.channel?.unref();
  setTimeout(() => {
    if (idle === child) child.kill();
    forget(child);
  }, IDLE_MS).unref();
}

function forget(child: ChildProcess): void {
  if (idle === child) idle = undefined;
}

/** What our own process sends back: it is on the other side of a wall, but runs the same code. */
function parseResult(message: unknown): CompiledBody {
  return message as CompiledBody;
}
