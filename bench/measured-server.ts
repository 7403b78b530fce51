import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { projectRoot } from "../scripts/run-command.ts";
import { parseUsage, reportUsage, type Usage } from "./usage.ts";

const READY = /is ready at (http:\/\/\S+)/u;
const MAX_START_MS = 60_000;

/** A server in another process. */
export interface MeasuredServer {
  address: URL;
  startMs: number;
  /** The resources that the server has used since its start. */
  usage(): Promise<Usage>;
}

export interface StartedServer extends MeasuredServer {
  stop(): Promise<void>;
}

/** @throws when the server ends, or prints no address for a minute */
async function readAddress(child: ChildProcess): Promise<URL> {
  const { promise, resolve, reject } = Promise.withResolvers<URL>();
  let output: string | undefined = "";
  child.stdout?.on("data", (chunk) => {
    // The rest is the request log, which is not needed.
    if (output === undefined) return;
    output += chunk;
    const address = READY.exec(output)?.[1];
    if (address === undefined) return;
    output = undefined;
    resolve(new URL(address));
  });
  child.once("exit", () => reject(new Error("The server ended at its start.")));
  const timer = setTimeout(
    () => reject(new Error("The server took too long to start.")),
    MAX_START_MS,
  );
  return promise.finally(() => clearTimeout(timer));
}

/** Starts a script that prints its address when it is ready. */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<StartedServer> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: {
      ...reportUsage,
      BENCH_ASKED: "1",
      PATH: process.env["PATH"],
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  try {
    const address = await readAddress(child);
    const startMs = performance.now() - began;
    const usage = async () => {
      const answer = once(child, "message");
      child.send("usage");
      return parseUsage((await answer)[0]);
    };
    return { address, startMs, usage, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
