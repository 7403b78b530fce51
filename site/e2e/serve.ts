/** Serves the built site from a copy of the content, so that tests do not write to the real one. */
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { workspace } from "./workspace.ts";

rmSync(workspace.root, { recursive: true, force: true });
mkdirSync(workspace.root, { recursive: true });
cpSync("content", workspace.content, { recursive: true });
symlinkSync(resolve("public"), join(workspace.root, "public"), "dir");
Object.assign(process.env, {
  CONTENT_DIR: workspace.content,
  CONTENT_OUT: workspace.out,
  DATA_DIR: join(workspace.root, ".data"),
  RATE_LIMIT_FORMS: "0",
});
await import("../../scripts/start.ts");
