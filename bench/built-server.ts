import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSiteIfStale } from "../scripts/build-site.ts";
import { mustRun, projectRoot } from "../scripts/run-command.ts";
import { parseUsage, reportUsage, type Usage } from "./usage.ts";

const READY = /is ready at (http:\/\/\S+)/u;
const START_MS = 60_000;

/** The built site, served by a process of its own on a free port of the loopback. */
export interface BuiltServer {
  address: URL;
  /** Folders of the files that it serves, by the start of their address; the first that fits counts. */
  folders: readonly (readonly [prefix: string, folder: string])[];
  startMs: number;
  /** What the server has used since it began. */
  usage(): Promise<Usage>;
}

function spawnServer(root: string): ChildProcess {
  return spawn(process.execPath, ["server/start.ts"], {
    cwd: projectRoot,
    env: {
      ...reportUsage,
      BENCH_ASKED: "1",
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      PORT: "0",
      HOST: "127.0.0.1",
      // The length of the port would otherwise be part of each page's weight.
      SITE_URL: "https://www.example.com",
      CONTENT_OUT: join(root, "content"),
      DATA_DIR: join(root, "data"),
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
}

/** @throws when the server ends, or says nothing for a minute */
async function readAddress(child: ChildProcess): Promise<URL> {
  const { promise, resolve, reject } = Promise.withResolvers<URL>();
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
    const address = READY.exec(output)?.[1];
    if (address !== undefined) resolve(new URL(address));
  });
  child.once("exit", () => reject(new Error("The server ended at its start.")));
  const timer = setTimeout(
    () => reject(new Error("The server took too long to start.")),
    START_MS,
  );
  return promise.finally(() => clearTimeout(timer));
}

/** Compiles the content, builds what is out of date, serves it while `use` runs, and stops it whatever happens. */
export async function withBuiltServer<T>(
  use: (server: BuiltServer) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), "northlark-bench-"));
  try {
    await mustRun("node", [
      "cli/content.mjs",
      "build",
      "--out",
      join(root, "content"),
    ]);
    await buildSiteIfStale();
    const began = performance.now();
    const child = spawnServer(root);
    try {
      const address = await readAddress(child);
      const startMs = performance.now() - began;
      return await use({
        address,
        folders: [
          ["/content-assets/", join(root, "content/assets")],
          ["/", join(projectRoot, "dist/client")],
        ],
        startMs,
        async usage() {
          const answer = once(child, "message");
          child.send("usage");
          return parseUsage((await answer)[0]);
        },
      });
    } finally {
      if (child.exitCode === null) {
        const ended = once(child, "exit");
        child.kill("SIGTERM");
        await ended;
      }
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
