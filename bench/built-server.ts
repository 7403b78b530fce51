import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteBuild } from "../scripts/build-site.ts";
import { mustRun, projectRoot } from "../scripts/run-command.ts";
import {
  startServer,
  type MeasuredServer,
  type StartedServer,
} from "./measured-server.ts";

/** The built site, served by another process on a free local port. */
export interface BuiltServer extends MeasuredServer {
  /** The served folders by the start of their addresses; the first match counts. */
  folders: readonly (readonly [prefix: string, folder: string])[];
}

function startSite(root: string): Promise<StartedServer> {
  return startServer(["server/start.mjs"], {
    NODE_ENV: "production",
    PORT: "0",
    HOST: "127.0.0.1",
    // A fixed URL: the length of the port would change the weight of pages.
    SITE_URL: "https://www.example.com",
    CONTENT_OUT: join(root, "content"),
    DATA_DIR: join(root, "data"),
  });
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
    await siteBuild.runIfStale();
    const server = await startSite(root);
    try {
      return await use({
        ...server,
        folders: [
          ["/content-assets/", join(root, "content/assets")],
          ["/", join(projectRoot, "dist/client")],
        ],
      });
    } finally {
      await server.stop();
    }
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
