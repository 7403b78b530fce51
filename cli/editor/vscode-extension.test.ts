import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const folder = new URL("../../.vscode/extensions/content/", import.meta.url);
const root = fileURLToPath(new URL("../../", import.meta.url)).slice(0, -1);

interface Server {
  command: string;
  args: string[];
  options: { cwd: string };
}
interface Client {
  server: Server;
  selector: { scheme: string; pattern: string }[];
  isRunning: boolean;
}

/** Runs the extension with a minimal fake of the editor's API. */
async function startExtension(folders: object[]) {
  const clients: Client[] = [];
  class LanguageClient implements Client {
    isRunning = false;
    server: Server;
    selector: Client["selector"];
    constructor(
      _id: string,
      _name: string,
      server: Server,
      options: { documentSelector: Client["selector"] },
    ) {
      this.server = server;
      this.selector = options.documentSelector;
      clients.push(this);
    }
    async start() {
      this.isRunning = true;
    }
    async stop() {
      this.isRunning = false;
    }
  }
  const modules: Record<string, unknown> = {
    vscode: { workspace: { workspaceFolders: folders } },
    "vscode-languageclient/node": { LanguageClient },
    "node:path": await import("node:path"),
  };
  const code = await readFile(new URL("extension.js", folder), "utf8");
  const module: {
    exports: { activate?(): Promise<void>; deactivate?(): Promise<void> };
  } = { exports: {} };
  // The file is CommonJS, and requires a module that only editors have.
  new Function("require", "module", code)(
    (name: string) => modules[name],
    module,
  );
  await module.exports.activate?.();
  return { clients, stop: () => module.exports.deactivate?.() };
}

test("starts the language server of each folder on disk, and stops it", async () => {
  const { clients, stop } = await startExtension([
    { uri: { scheme: "file", fsPath: root } },
    { uri: { scheme: "vscode-vfs", fsPath: "/elsewhere" } },
  ]);
  expect(clients).toMatchObject([
    {
      isRunning: true,
      server: {
        args: [expect.any(String), "lsp", "--stdio"],
        options: { cwd: root },
      },
      selector: [
        { pattern: `${root}/content/**/*.md` },
        { pattern: `${root}/content/**/*.yaml` },
      ],
    },
  ]);
  const [script = ""] = clients[0]?.server.args ?? [];
  expect(await readFile(script, "utf8")).toContain("#!/usr/bin/env node");
  await stop();
  expect(clients[0]?.isRunning).toBe(false);
});
