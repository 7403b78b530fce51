import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { listen } from "./listen.ts";
import { blogEntry, createContentFolder } from "./testing/content-folder.ts";

const script = join(import.meta.dirname, "testing/start-fake-site.ts");
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

interface Run {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  exit: Promise<number | null>;
}

function run(
  file: string,
  env: Record<string, string>,
  [command = process.execPath, ...args]: string[] = [process.execPath, file],
): Run {
  const data = mkdtempSync(join(tmpdir(), "northlark-data-"));
  const child = spawn(command, args, {
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: data,
      PORT: "0",
      HOST: "127.0.0.1",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (output.stdout += chunk));
  child.stderr.on("data", (chunk) => (output.stderr += chunk));
  const exit = once(child, "close").then(([code]) =>
    typeof code === "number" ? code : null,
  );
  cleanups.push(async () => {
    child.kill("SIGKILL");
    await exit;
    rmSync(data, { recursive: true, force: true });
  });
  return { child, output, exit };
}

/** Waits until the output matches or the process ends. There is no limit but that of the test. */
async function waitForOutput({ child, output, exit }: Run, pattern: RegExp) {
  for (;;) {
    const found = pattern.exec(output.stdout);
    if (found || !child.stdout) return found;
    const hasEnded = await Promise.race([
      once(child.stdout, "data").then(() => false),
      exit.then(() => true),
    ]);
    if (hasEnded) return pattern.exec(output.stdout);
  }
}

async function start(env: Record<string, string> = {}, command?: string[]) {
  const folder = createContentFolder({ blog: [blogEntry("one")] });
  cleanups.push(() => folder.remove());
  const running = run(script, { CONTENT_OUT: folder.path, ...env }, command);
  const ready = await waitForOutput(running, /^Testlark is ready at (\S+)$/mu);
  return { ...running, folder, address: ready?.[1] ?? running.output.stderr };
}

/** Polls until the server accepts no more connections. */
async function waitUntilRefused(address: string): Promise<void> {
  try {
    for (;;) await (await fetch(`${address}/`)).text();
  } catch {
    // Refused, as expected.
  }
}

/** Requests pages, and returns the ids of the replies. */
async function fetchMany(address: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const response = await fetch(`${address}/?_=${at}`);
    await response.text();
    ids.push(response.headers.get("x-request-id") ?? "");
  }
  return ids;
}

/** The ids of the logged requests. */
function loggedIds(stdout: string) {
  return [...stdout.matchAll(/"requestId":"([^"]+)"/gu)].map(([, id]) => id);
}

/** A package with the project's own start script, but a different file to run. */
function createPackage(): string {
  const folder = mkdtempSync(join(tmpdir(), "northlark-package-"));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  const own = readFileSync(join(import.meta.dirname, "../package.json"));
  const { scripts } = JSON.parse(String(own));
  const start = scripts.start.replace(
    "node scripts/start.ts",
    `"${process.execPath}" "${script}"`,
  );
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ scripts: { start } }),
  );
  return folder;
}

/** Starts the server like `npm start`. */
const startByNpm = () =>
  start({}, ["npm", "start", "--silent", "--prefix", createPackage()]);

describe("the server's process under npm", () => {
  it("finishes running requests after SIGTERM to npm", async () => {
    const server = await startByNpm();
    const { child, address, exit } = server;
    const running = fetch(`${address}/slow`);
    await waitForOutput(server, /^rendering \/slow$/mu);
    child.kill("SIGTERM");
    await waitUntilRefused(address);
    process.kill(
      Number(/^process (\d+)$/mu.exec(server.output.stdout)?.[1]),
      "SIGUSR2",
    );
    expect((await running).status).toBe(200);
    await exit;
    expect(server.output.stdout).toContain('"cut":false');
  });

  it("ends after the shell that npm has started it from", async () => {
    const { child, exit } = await start({ npm_lifecycle_event: "start" }, [
      "sh",
      "-c",
      `"${process.execPath}" "${script}"; exit $?`,
    ]);
    child.kill("SIGTERM");
    expect(await exit).toBeNull();
  });
});

describe("the server's process", () => {
  it("prints its address when it is ready, with a free port for PORT=0", async () => {
    const { address, output } = await start();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:[1-9]\d+$/u);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(output.stdout.match(/is ready at/gu)).toHaveLength(1);
    const posted = await fetch(`${address}/api/newsletter`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "reader@example.com" }),
    });
    expect(await posted.json()).toMatchObject({ success: true });
  });

  it("finishes running requests on SIGTERM, refuses new ones, and exits with 0", async () => {
    const server = await start();
    const { child, address, exit, output } = server;
    const running = fetch(`${address}/slow`);
    await waitForOutput(server, /^rendering \/slow$/mu);
    child.kill("SIGTERM");
    await waitUntilRefused(address);
    child.kill("SIGUSR2");
    const response = await running;
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("/slow");
    expect(await exit).toBe(0);
    expect(output.stderr).toBe("");
  });

  it("ends at once with 143 on a second signal after a while", async () => {
    const server = await start();
    const { child, address, exit } = server;
    const running = fetch(`${address}/slow`).catch(() => "cut off");
    await waitForOutput(server, /^rendering \/slow$/mu);
    const asking = setInterval(() => child.kill("SIGTERM"), 50);
    expect(await exit).toBe(143);
    clearInterval(asking);
    expect(await running).toBe("cut off");
  });

  it("exits on SIGTERM while clients are connected but idle", async () => {
    const { child, address, exit } = await start();
    await (await fetch(`${address}/`)).text();
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
  });

  it("logs every request that it has answered before SIGTERM ends it", async () => {
    const { child, address, exit, output } = await start();
    const ids = await Promise.all([1, 2, 3].map(() => fetchMany(address, 50)));
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
    expect(loggedIds(output.stdout).toSorted()).toEqual(ids.flat().toSorted());
  });

  it("logs every request before an error that nothing catches ends it", async () => {
    const { child, address, exit, output } = await start();
    const ids = await fetchMany(address, 20);
    child.kill("SIGWINCH");
    expect(await exit).toBe(1);
    expect(output.stderr).toContain("crashed on request");
    expect(loggedIds(output.stdout)).toEqual(ids);
  });

  it("answers while nobody reads its log, and loses no line of it", async () => {
    const { child, address, exit, output } = await start();
    child.stdout?.pause();
    // More output than fits into a pipe.
    const ids = await fetchMany(address, 3000);
    child.stdout?.resume();
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
    expect(loggedIds(output.stdout)).toEqual(ids);
  });

  it("continues when the reader of its log has gone", async () => {
    const { child, address, exit, output } = await start();
    child.stdout?.destroy();
    const ids = await fetchMany(address, 100);
    expect(await fetchMany(address, 100)).toHaveLength(ids.length);
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
    expect(output.stderr).toBe("");
  });

  it("reads the content again on SIGHUP and keeps running", async () => {
    const server = await start();
    const { child, address, folder } = server;
    folder.writeRaw("index.json", "{");
    child.kill("SIGHUP");
    const refused = await waitForOutput(
      server,
      /content index refused; the old one stays/u,
    );
    expect(refused).not.toBeNull();
    expect((await fetch(`${address}/api/blog/one`)).status).toBe(200);
  });

  it.each([
    [
      { PORT: "high" },
      /^PORT is "high": it must be a whole number from 0 to 65535 [^\n]*\n$/u,
    ],
    [
      { CONTENT_OUT: "/nowhere" },
      /^There is no content index at \/nowhere\/index\.json\. [^\n]*\n$/u,
    ],
    [
      { LOG_LEVEL: "loud", METRICS_TOKEN: "hunter2" },
      /^METRICS_TOKEN is "\.\.\." \(7 [^\n]*\nLOG_LEVEL is "loud"[^\n]*\n$/u,
    ],
  ])(
    "refuses to start with %o, says why in one line and exits with 2",
    async (env, line) => {
      const { exit, output } = run(script, env);
      expect(await exit).toBe(2);
      expect(output.stderr).toMatch(line);
      expect(output.stdout).toBe("");
    },
  );

  it("reports that its port is taken and exits with 2", async () => {
    const other = createServer();
    const port = await listen(other, 0, "127.0.0.1");
    cleanups.push(() => other.close());
    const folder = createContentFolder();
    cleanups.push(() => folder.remove());
    const { exit, output } = run(script, {
      CONTENT_OUT: folder.path,
      PORT: String(port),
    });
    expect(await exit).toBe(2);
    expect(output.stderr).toBe(
      `The server cannot listen on 127.0.0.1, port ${port}: it is taken by another process. Set PORT and HOST, or PORT=0 for any free port.\n`,
    );
  });
});
