import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../find-free-port.ts";
import { projectRoot } from "../run-command.ts";

/** A program that was started for a trial. Its output is in the folder of the trial. */
interface Program {
  start(): Promise<void>;
  /** Resolves when it has ended. Does nothing if it does not run. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** One process of a built server, which can be started again on its port. */
export interface Instance extends Program {
  port: number;
  /** The folder that holds its `dist/`, for the next start. */
  build: string;
}

const PATH = `${process.env["PATH"]}:/usr/sbin`;

/** @returns whether nginx is installed */
export function hasNginx(): boolean {
  try {
    execFileSync("nginx", ["-v"], { stdio: "ignore", env: { PATH } });
    return true;
  } catch {
    return false;
  }
}

/** @param isUp whether it answers, asked until it does */
function createProgram(
  name: string,
  log: string,
  spawnIt: (output: number) => ChildProcess,
  isUp: () => Promise<boolean>,
): Program {
  let child: ChildProcess | undefined;
  return {
    async start() {
      child = spawnIt(openSync(log, "a"));
      while (!(await isUp().catch(() => false))) {
        if (child.exitCode !== null)
          throw new Error(`${name} did not start: see ${log}.`);
        await sleep(100);
      }
    },
    async stop(signal = "SIGTERM") {
      if (!child || child.exitCode !== null || child.signalCode !== null)
        return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

const answers = async (port: number, path: string) =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).ok;

export async function createInstance(
  name: string,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<Instance> {
  const port = await findFreePort();
  const program = createProgram(
    name,
    join(folder, `${name}.log`),
    (output) =>
      spawn(process.execPath, ["dist/server.mjs"], {
        cwd: instance.build,
        stdio: ["ignore", output, output],
        env: {
          PATH,
          LOG_LEVEL: "warn",
          HOST: "127.0.0.1",
          PORT: String(port),
          DATA_DIR: join(folder, name),
          // nginx, and before it the visitors, who name the addresses of others.
          TRUST_PROXY_HOPS: "2",
          ...env,
        },
      }),
    () => answers(port, "/readyz"),
  );
  const instance: Instance = { ...program, port, build: folder };
  return instance;
}

const configuration = (name: string) =>
  readFileSync(join(projectRoot, "deploy/nginx", name), "utf8");

/** Creates an nginx before two instances, with the files of deploy/. Only addresses, folders and limits are changed. */
export async function createNginx(
  folder: string,
  [first, second]: readonly [Instance, Instance],
): Promise<Program & { port: number }> {
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const upstream = configuration("upstream.conf")
    .replace(":3001", `:${first.port}`)
    .replace(":3002", `:${second.port}`);
  const site = configuration("northlark.conf")
    .replaceAll(
      "/etc/nginx/northlark-upstream.conf",
      join(folder, "upstream.conf"),
    )
    .replace("/var/cache/nginx/northlark", join(folder, "cache"))
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("rate=50r/s", "rate=5000r/s");
  const main = `
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log warn;
daemon off;
events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  include ${folder}/site.conf;
}`;
  const files = {
    "upstream.conf": upstream,
    "site.conf": site,
    "nginx.conf": main,
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, name), text);
  const program = createProgram(
    "nginx",
    join(folder, "nginx.log"),
    (output) =>
      spawn("nginx", ["-c", join(folder, "nginx.conf")], {
        stdio: ["ignore", output, output],
        env: { PATH },
      }),
    () => answers(port, "/healthz"),
  );
  return { ...program, port };
}
