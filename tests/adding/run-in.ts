import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs one of the project's programs in a copy of it until it ends. */
export function runNode(root: string, ...args: string[]): Promise<Outcome> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      args,
      { cwd: root, env: environmentOf(root), maxBuffer: 2 ** 26 },
      (error, stdout, stderr) => {
        const code = typeof error?.code === "number" ? error.code : 0;
        done({ code: error && code === 0 ? 1 : code, stdout, stderr });
      },
    );
  });
}

/** The same for a program that must succeed. @throws with its output */
export async function mustRun(root: string, ...args: string[]): Promise<void> {
  const { code, stdout, stderr } = await runNode(root, ...args);
  if (code !== 0) throw new Error(`${args.join(" ")}\n${stdout}${stderr}`);
}

export interface Served {
  origin: string;
  stop(): Promise<void>;
}

/** Starts the server of a copy on a free port. */
export function serve(root: string): Promise<Served> {
  const server = spawn(process.execPath, ["server/start.mjs"], {
    cwd: root,
    env: environmentOf(root),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async () => {
    server.kill();
    await once(server, "exit");
  };
  return new Promise((done, fail) => {
    let output = "";
    const hear = (chunk: unknown) => {
      output += String(chunk);
      const origin = /is ready at (\S+)/u.exec(output)?.[1];
      if (origin !== undefined) done({ origin, stop });
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.on("exit", () => fail(new Error(`The server ended: ${output}`)));
  });
}

function environmentOf(root: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: join(root, ".data"),
  };
}
