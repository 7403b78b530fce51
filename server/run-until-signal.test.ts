import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
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

function run(file: string, env: Record<string, string>): Run {
  const data = mkdtempSync(join(tmpdir(), "northlark-data-"));
  const child = spawn(process.execPath, [file], {
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
  const exit = once(child, "exit").then(([code]) =>
    typeof code === "number" ? code : null,
  );
  cleanups.push(async () => {
    child.kill("SIGKILL");
    await exit;
    rmSync(data, { recursive: true, force: true });
  });
  return { child, output, exit };
}

async function start(env: Record<string, string> = {}) {
  const folder = createContentFolder({ blog: [blogEntry("one")] });
  cleanups.push(() => folder.remove());
  const running = run(script, { CONTENT_OUT: folder.path, ...env });
  const deadline = Date.now() + 20_000;
  let address: string | undefined;
  while (address === undefined && Date.now() < deadline) {
    await new Promise((done) => setTimeout(done, 20));
    address = /^Testlark is ready at (\S+)$/mu.exec(running.output.stdout)?.[1];
  }
  return { ...running, folder, address: address ?? running.output.stderr };
}

describe("the server's process", () => {
  it("prints its address once it answers there, with a port of its own for PORT=0", async () => {
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

  it("finishes what runs when SIGTERM comes, refuses what is new, and exits with 0", async () => {
    const { child, address, exit, output } = await start();
    const running = fetch(`${address}/slow-700`);
    await new Promise((done) => setTimeout(done, 200));
    child.kill("SIGTERM");
    await new Promise((done) => setTimeout(done, 200));
    await expect(fetch(`${address}/`)).rejects.toThrow("fetch failed");
    const response = await running;
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("/slow-700");
    expect(await exit).toBe(0);
    expect(output.stderr).toBe("");
  });

  it("exits at once when nobody is connected but idle clients", async () => {
    const { child, address, exit } = await start();
    await (await fetch(`${address}/`)).text();
    const before = Date.now();
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
    expect(Date.now() - before).toBeLessThan(5000);
  });

  it("reads the content again on SIGHUP and lives on", async () => {
    const { child, address, folder, output } = await start();
    folder.writeRaw("index.json", "{");
    child.kill("SIGHUP");
    const deadline = Date.now() + 5000;
    while (!output.stdout.includes("refused") && Date.now() < deadline)
      await new Promise((done) => setTimeout(done, 20));
    expect(output.stdout).toContain("content index refused; the old one stays");
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
    "does not start with %o, says why in a line and exits with 2",
    async (env, line) => {
      const { exit, output } = run(script, env);
      expect(await exit).toBe(2);
      expect(output.stderr).toMatch(line);
      expect(output.stdout).toBe("");
    },
  );

  it("says that its port is taken and exits with 2", async () => {
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
