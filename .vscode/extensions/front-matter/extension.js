"use strict";

// The YAML extension knows schemas, and Markdown files are none of its business. So each question about front matter
// is put to it about a YAML document that stands for the front matter alone:
// https://code.visualstudio.com/api/language-extensions/embedded-languages#request-forwarding
const vscode = require("vscode");
const {
  SCHEME,
  collectionOf,
  projectFrontMatter,
} = require("./front-matter.js");

/** Address of a YAML document -> its text. @type {Map<string, string>} */
const texts = new Map();

/** @param {import("vscode").ExtensionContext} context */
function activate(context) {
  const markdown = { language: "markdown", pattern: "**/content/**/*.md" };
  const changed = new vscode.EventEmitter();
  const ask = (command, document, position, ...rest) =>
    forward(changed, command, document, position, ...rest);
  context.subscriptions.push(
    changed,
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      onDidChange: changed.event,
      provideTextDocumentContent: (uri) => texts.get(uri.toString()) ?? "",
    }),
    vscode.languages.registerCompletionItemProvider(
      markdown,
      {
        provideCompletionItems: (
          document,
          position,
          _token,
          { triggerCharacter },
        ) =>
          ask(
            "vscode.executeCompletionItemProvider",
            document,
            position,
            triggerCharacter,
          ),
      },
      ":",
      " ",
    ),
    vscode.languages.registerHoverProvider(markdown, {
      provideHover: async (document, position) => {
        const hovers = await ask(
          "vscode.executeHoverProvider",
          document,
          position,
        );
        return hovers?.[0];
      },
    }),
  );
}

/**
 * Puts a question about a place in front matter to the YAML extension.
 * @param {import("vscode").EventEmitter<import("vscode").Uri>} changed tells that a YAML document has another text
 * @param {string} command
 * @param {import("vscode").TextDocument} document
 * @param {import("vscode").Position} position
 * @param {...unknown} rest
 */
async function forward(changed, command, document, position, ...rest) {
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  const collection = collectionOf(document.uri.path);
  if (folder === undefined || collection === undefined) return undefined;
  const schema = vscode.Uri.joinPath(
    folder.uri,
    ".vscode",
    "schemas",
    `${collection}.json`,
  );
  const projected = projectFrontMatter(document.getText(), schema.toString());
  if (projected === undefined) return undefined;
  if (position.line === 0 || position.line >= projected.lines) return undefined;
  const uri = vscode.Uri.from({
    scheme: SCHEME,
    path: `${document.uri.path}.yaml`,
  });
  await show(changed, uri, projected.yaml);
  return vscode.commands.executeCommand(command, uri, position, ...rest);
}

/** Opens the YAML document with a text, or gives the text to it when it is open with another one. */
async function show(changed, uri, text) {
  texts.set(uri.toString(), text);
  const document = await vscode.workspace.openTextDocument(uri);
  if (document.getText() === text) return;
  await new Promise((resolve) => {
    const timer = setTimeout(done, 1000);
    const listener = vscode.workspace.onDidChangeTextDocument((event) => {
      if (event.document.uri.toString() === uri.toString()) done();
    });
    changed.fire(uri);
    function done() {
      clearTimeout(timer);
      listener.dispose();
      resolve(undefined);
    }
  });
}

module.exports = { activate };
