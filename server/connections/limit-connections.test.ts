import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { blogEntry, createContentFolder } from "../testing/content-folder.ts";
import { toMaxConnections } from "./limit-connections.ts";

describe("toMaxConnections", () => {
  it.each([
    [120, 56],
    [64, 16],
    [1024, 960],
    [1_048_576, 20_000],
    [undefined, 20_000],
  ])(
    "leaves files for the rest of the process at a limit of %s",
    (limit, max) => {
      expect(toMaxConnections(limit)).toBe(max);
    },
  );
});

describe.runIf(process.platform === "linux")("a server with few files", () => {
  const folder = createContentFolder({ blog: [blogEntry("one")] });
  const data = mkdtempSync(join(tmpdir(), "northlark-connections-"));
  const script = join(import.meta.dirname, "../testing/start-fake-site.ts");
  let child: ChildProcess;
  let address = new URL("http://127.0.0.1");

  beforeAll(async () => {
    child = spawn(
      "sh",
      ["-c", `ulimit -n 120 && exec "${process.execPath}" "${script}"`],
      {
        env: {
          PATH: process.env["PATH"],
          HOST: "127.0.0.1",
          PORT: "0",
          CONTENT_OUT: folder.path,
          DATA_DIR: data,
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    let output = "";
    child.stdout?.on("data", (text) => (output += String(text)));
    const ready = () => /is ready at (\S+)/u.exec(output)?.[1];
    while (ready() === undefined && child.stdout)
      await once(child.stdout, "data");
    address = new URL(ready() ?? "");
  });
  afterAll(async () => {
    child.kill("SIGKILL");
    await once(child, "close");
    rmSync(data, { recursive: true, force: true });
    folder.remove();
  });

  /** Opens a connection that never sends a complete request. */
  async function openHalf(at: number): Promise<Socket> {
    const socket = connect(Number(address.port), address.hostname);
    socket.on("error", () => undefined);
    await once(socket, "connect");
    if (at % 2 === 0) socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
    return socket;
  }

  it("continues to answer while 300 connections are held open", async () => {
    const held = await Promise.all(
      Array.from({ length: 300 }, (_, at) => openHalf(at)),
    );
    for (const path of ["/healthz", "/", "/readyz", "/blog/one"]) {
      const headers = { connection: "close" };
      const reply = await fetch(new URL(path, address), { headers });
      expect(reply.status).toBe(200);
    }
    const metrics = await (await fetch(new URL("/metrics", address))).text();
    const value = (name: string) =>
      Number(new RegExp(`^${name} (\\d+)$`, "mu").exec(metrics)?.[1]);
    expect(value("process_max_fds")).toBe(120);
    expect(value("process_open_fds")).toBeLessThan(120);
    expect(value("http_connections")).toBeLessThanOrEqual(56);
    expect(value("http_connections_refused_total")).toBeGreaterThan(200);
    for (const socket of held) socket.destroy();
  });
});
