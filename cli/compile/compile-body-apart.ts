import { fork, type ChildProcess } from "node:child_process";
import { getCompileCacheDir } from "node:module";
import { env } from "node:process";
import { fileURLToPath } from "node:url";
import type { BodyInput, CompiledBody } from "../model/body.ts";
import { readUsage } from "./process-usage.ts";

/**
 * The processor time that one text may take. Unlike time on the clock, it does not depend on how busy the machine is.
 */
const LIMIT_S = 10;
/** The time on the clock after which a process is killed that hangs or gets hardly any processor time. */
const BACKSTOP_MS = 300_000;
const LIMIT_HEAP_MB = 512;
/** Includes the native parser's memory, which V8 does not count. */
const LIMIT_RESIDENT_MB = 1024;
const WATCH_MS = 100;
/** How long a process waits for the next text. Starting one takes longer than compiling most texts. */
const IDLE_MS = 5000;

const TOO_SLOW = `The text takes more than ${LIMIT_S} s to compile.`;
const TOO_LARGE = "The text takes more memory to compile than any page needs.";

let idle: ChildProcess | undefined;

/**
 * Compiles one text in a separate process, with limits of time and memory. A thread is not enough: if it runs out of
 * memory or its parser crashes, the whole process ends.
 * @returns the compiled text, or one sentence that says why it failed
 */
export function compileBodyApart(
  input: BodyInput,
): Promise<CompiledBody | string> {
  const child = idle ?? startProcess();
  idle = undefined;
  child.ref();
  child.channel?.ref();
  const before = readUsage(child.pid)?.seconds ?? 0;
  return new Promise((resolve) => {
    const backstop = setTimeout(() => end(TOO_SLOW), BACKSTOP_MS);
    const watch = setInterval(() => {
      const usage = readUsage(child.pid);
      if (usage === undefined) return;
      if (usage.seconds - before > LIMIT_S) end(TOO_SLOW);
      else if (usage.residentMb > LIMIT_RESIDENT_MB) end(TOO_LARGE);
    }, WATCH_MS);
    const take = (result: unknown) => end(parseResult(result));
    const close = (_: number | null, signal: string | null) =>
      end(describeEnd(signal));
    const fail = () => end("The text could not be compiled by itself.");
    child.on("message", take).on("close", close).on("error", fail);
    child.send(input, () => {});

    function end(result: CompiledBody | string): void {
      clearTimeout(backstop);
      clearInterval(watch);
      child.off("message", take).off("close", close).off("error", fail);
      if (typeof result === "string") child.kill("SIGKILL");
      else keepForNextText(child);
      resolve(result);
    }
  });
}

/**
 * Why a process ended by itself. V8 aborts when it has no memory left, and the system kills a process that takes too
 * much.
 */
function describeEnd(signal: string | null): string {
  return signal === null || signal === "SIGABRT" || signal === "SIGKILL"
    ? TOO_LARGE
    : "The Markdown parser crashes on the text.";
}

function startProcess(): ChildProcess {
  const file = new URL("./compile-body-process.ts", import.meta.url);
  const child = fork(fileURLToPath(file), {
    env: { ...env, NODE_COMPILE_CACHE: getCompileCacheDir() },
    execArgv: [`--max-old-space-size=${LIMIT_HEAP_MB}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("error", () => {}).on("close", () => forget(child));
  return child;
}

/** Keeps a process for the next text, without keeping this process alive. */
function keepForNextText(child: ChildProcess): void {
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

/** Trusted: the answer comes from this code in another process. */
function parseResult(message: unknown): CompiledBody {
  return message as CompiledBody;
}
