import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../find-free-port.ts";

const METRICS_TOKEN = "only-for-a-soak-on-this-machine";

/** One process of dist/server.mjs, which can be stopped and started again on its port. */
export interface Instance {
  port: number;
  /** Starts it, and resolves when it is ready. */
  start(): Promise<void>;
  stop(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
  reload(): void;
  /** Memory in megabytes. Undefined while it does not run. */
  memory(): Memory | undefined;
  /** Log lines that a healthy server does not write. */
  failures(): string[];
}

export interface Memory {
  pid: number;
  megabytes: number;
}

interface InstanceOptions {
  name: string;
  folder: string;
  env: Readonly<Record<string, string>>;
}

/** Errors in the log that are expected after a database failover or a broken index. */
const EXPECTED =
  /"message":"(?:a form post was not stored|mail is held up|content index refused)/u;

function readMemory(pid: number): Memory | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = Number(/^VmRSS:\s+(\d+)/mu.exec(status)?.[1]);
    return { pid, megabytes: kilobytes / 1024 };
  } catch {
    return undefined;
  }
}

export async function createInstance({
  name,
  folder,
  env,
}: InstanceOptions): Promise<Instance> {
  const port = await findFreePort();
  const log = join(folder, `${name}.log`);
  let child: ChildProcess | undefined;

  async function isReady(): Promise<boolean> {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(
      () => undefined,
    );
    return reply?.ok ?? false;
  }

  return {
    port,
    async start() {
      const output = openSync(log, "a");
      const started = spawn(process.execPath, ["dist/server.mjs"], {
        cwd: folder,
        stdio: ["ignore", output, output],
        env: {
          PATH: process.env["PATH"],
          LOG_LEVEL: "warn",
          HOST: "127.0.0.1",
          PORT: String(port),
          DATA_DIR: join(folder, name),
          METRICS_TOKEN,
          ...env,
        },
      });
      child = started;
      while (!(await isReady())) {
        if (started.exitCode !== null)
          throw new Error(`${name} did not start: see ${log}`);
        await sleep(100);
      }
    },
    async stop(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null)
        return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
    reload: () => void child?.kill("SIGHUP"),
    memory: () =>
      child?.pid === undefined ? undefined : readMemory(child.pid),
    failures: () =>
      readFileSync(log, "utf8")
        .split("\n")
        .filter(
          (line) => line.includes('"level":"error"') && !EXPECTED.test(line),
        ),
  };
}
