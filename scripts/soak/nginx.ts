import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../find-free-port.ts";
import { projectRoot } from "../run-command.ts";

export interface Nginx {
  port: number;
  close(): Promise<void>;
}

const configuration = (name: string) =>
  readFileSync(join(projectRoot, "deploy/nginx", name), "utf8");

/** Starts nginx before the instances with the files of deploy/. Only addresses and folders are changed. */
export async function startNginx(
  folder: string,
  [first, second]: readonly [number, number],
): Promise<Nginx> {
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const upstream = configuration("upstream.conf")
    .replace(":3001", `:${first}`)
    .replace(":3002", `:${second}`);
  const site = configuration("northlark.conf")
    .replaceAll(
      "/etc/nginx/northlark-upstream.conf",
      join(folder, "upstream.conf"),
    )
    .replace("/var/cache/nginx/northlark", join(folder, "cache"))
    .replace("listen 80;", `listen 127.0.0.1:${port};`);
  const main = `
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log warn;
daemon off;
worker_processes 1;
events { worker_connections 2048; }
http {
  log_format soak '$status $upstream_status $request_time $request_method $request_uri';
  access_log ${folder}/nginx-access.log soak;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  include ${folder}/site.conf;
}`;
  writeFileSync(join(folder, "upstream.conf"), upstream);
  writeFileSync(join(folder, "site.conf"), site);
  writeFileSync(join(folder, "nginx.conf"), main);
  const output = openSync(join(folder, "nginx.log"), "a");
  const child = spawn("nginx", ["-c", join(folder, "nginx.conf")], {
    stdio: ["ignore", output, output],
    env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` },
  });
  let failure: Error | undefined;
  child.on("error", (error) => (failure = error));
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (failure || child.exitCode !== null)
      throw new Error(`nginx did not start: see ${folder}`, { cause: failure });
    await sleep(100);
  }
  return {
    port,
    async close() {
      const ended = once(child, "exit");
      child.kill("SIGQUIT");
      await ended;
    },
  };
}
