import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSiteIfStale } from "../scripts/build-site.ts";
import { mustRun, projectRoot } from "../scripts/run-command.ts";
import { parseUsage, reportUsage, type Usage } from "./usage.ts";

const READY = /is ready at (http:\/\/\S+)/u;
const MAX_START_MS = 60_000;

/** The built site, served by another process on a free port of the loopback interface. */
export interface BuiltServer {
  address: URL;
  /** The served folders by the start of their addresses; the first match counts. */
  folders: readonly (readonly [prefix: string, folder: string])[];
  startMs: number;
  /** The resources that the server has used since its start. */
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
      // A fixed URL: the length of the port would change the weight of pages.
      SITE_URL: "https://www.example.com",
      CONTENT_OUT: join(root, "content"),
      DATA_DIR: join(root, "data"),
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
}

/** @throws when the server ends, or prints no address for a minute */
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
    MAX_START_MS,
  );
  return promise.finally(() => clearTimeout(timer));
}

/** Compiles the content, builds the site if necessary, and serves it while `use` runs. */
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
