"use strict";

// The language server of the content does the work. This starts it and connects it with the editor.
const { join } = require("node:path");
const { LanguageClient } = require("vscode-languageclient/node");
const vscode = require("vscode");

/** The client of each opened folder that has content. @type {LanguageClient[]} */
const clients = [];

async function activate() {
  for (const folder of vscode.workspace.workspaceFolders ?? []) {
    if (folder.uri.scheme !== "file") continue;
    const client = createClient(folder);
    clients.push(client);
    await client.start();
  }
}

/** @param {import("vscode").WorkspaceFolder} folder */
function createClient(folder) {
  const root = folder.uri.fsPath;
  const server = {
    // The editor runs extensions in a Node.js of its own, which is not the one that the project is made for.
    command: "node",
    args: [join(root, "cli", "content.mjs"), "lsp", "--stdio"],
    options: { cwd: root },
  };
  return new LanguageClient("content", "Content", server, {
    workspaceFolder: folder,
    documentSelector: ["md", "yaml"].map((ending) => ({
      scheme: "file",
      pattern: `${root}/content/**/*.${ending}`,
    })),
  });
}

async function deactivate() {
  await Promise.all(clients.splice(0).map((client) => client.stop()));
}

module.exports = { activate, deactivate };
