import { dirname, resolve } from "node:path";
import type { InitializeParams } from "vscode-languageserver";
import type { CommandContext } from "../../context.ts";
import type { FolderOptions } from "../../folders.ts";
import { isFolder } from "../../model/make-folders.ts";
import { pathOf } from "./open-documents.ts";

/** The folders that the editor has opened, or else the one that the server was started in. */
export function openedFolders(
  { rootPath, rootUri, workspaceFolders }: InitializeParams,
  { cwd }: Pick<CommandContext, "cwd">,
): string[] {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? [];
  if (uris.length === 0 && rootUri) uris.push(rootUri);
  const paths = uris.flatMap((uri) => pathOf(uri) ?? []);
  return paths.length > 0 ? paths : [rootPath ?? cwd];
}

/** The folder that has a content folder: the given one, or one above whose content folder contains it. */
export function findRoot(
  start: string,
  { content }: FolderOptions,
  { env }: Pick<CommandContext, "env">,
): string | undefined {
  const name = content ?? (env.CONTENT_DIR || "content");
  for (let root = start; ; root = dirname(root)) {
    const folder = resolve(root, name);
    const isAround = root === start || `${start}/`.startsWith(`${folder}/`);
    if (isAround && isFolder(folder)) return root;
    if (root === dirname(root)) return undefined;
  }
}
