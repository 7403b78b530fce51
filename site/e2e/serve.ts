/** Serves the built site with a copy of the fixture content: tests write to it, and none depends on the real content. */
import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { fixtureContent, workspace } from "./workspace.ts";

rmSync(workspace.root, { recursive: true, force: true });
mkdirSync(workspace.root, { recursive: true });
cpSync(fixtureContent, workspace.content, { recursive: true });
// The styles are built from the theme of the project.
cpSync("content/theme.yaml", join(workspace.content, "theme.yaml"));
symlinkSync(resolve("public"), join(workspace.root, "public"), "dir");
Object.assign(process.env, {
  CONTENT_DIR: workspace.content,
  CONTENT_OUT: workspace.out,
  DATA_DIR: join(workspace.root, ".data"),
  RATE_LIMIT_FORMS: "0",
});
await import("../../scripts/start.ts");
