import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A separate server of the built site. */
export interface ServedContent {
  origin: string;
  stop(): Promise<void>;
}

function compile(content: string, out: string): void {
  const built = spawnSync(
    "node",
    [
      "cli/content.mjs",
      "build",
      "--no-share-images",
      "--content",
      content,
      "--out",
      out,
    ],
    { encoding: "utf8" },
  );
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
}

/**
 * Compiles a copy of a content folder, and serves it with the built site.
 * @param change changes the copy before it is compiled
 */
export async function serveContent(
  folder: string,
  change: (copy: string) => void = () => undefined,
): Promise<ServedContent> {
  const root = join(tmpdir(), `northlark-served-${process.pid}`);
  const [content, out] = [join(root, "content"), join(root, "out")];
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync(folder, content, { recursive: true });
  symlinkSync(resolve("public"), join(root, "public"), "dir");
  change(content);
  compile(content, out);
  const server = spawn("node", ["server/start.mjs"], {
    env: {
      ...process.env,
      PORT: "0",
      CONTENT_DIR: content,
      CONTENT_OUT: out,
      DATA_DIR: join(root, "data"),
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((ready, fail) => {
    let printed = "";
    server.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const address = /http:\/\/\S+/u.exec(printed)?.[0];
      if (address !== undefined) ready(address);
    });
    server.once("exit", (code) =>
      fail(new Error(`The server ended with ${code}: ${printed}`)),
    );
  });
  return {
    origin,
    async stop() {
      const ended = once(server, "exit");
      server.kill();
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
}
