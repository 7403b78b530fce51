import { openCache } from "../../compile/cache/open-cache.ts";
import type { CommandContext } from "../../context.ts";
import type { Folders, FolderOptions } from "../../folders.ts";
import { findFolders } from "../../folders.ts";
import { loadLevels } from "../../check/settings/load-levels.ts";
import {
  compileContent,
  type CompileOptions,
  type CompileResult,
} from "../../compile/compile-content.ts";
import { ownHosts } from "../../rules/own-hosts.ts";
import { createPlaceFinder, type PlaceFinder } from "./find-places.ts";
import type { OwnHosts } from "./match-mention.ts";

/** A content folder as it stands, ready to be asked what points where. */
export interface OpenContent {
  folders: Folders;
  options: CompileOptions;
  compiled: CompileResult;
  hosts: OwnHosts;
  finder: PlaceFinder;
  cwd: string;
  /** Files with errors that keep their links from being seen. */
  unreadable: string[];
}

/** @throws AppError when there is no content folder */
export async function openContent(
  options: FolderOptions,
  context: CommandContext,
): Promise<OpenContent> {
  const folders = await findFolders(options, context);
  const checks = await loadLevels([], folders, context);
  const compileOptions: CompileOptions = {
    contentDir: folders.contentDir,
    publicDirs: folders.publicDirs,
    ...checks,
    render: false,
    now: context.clock(),
    preview: { drafts: true, future: true },
    // What builds and checks have compiled before; nothing is added to it here.
    memory: openCache(folders.outDir, { isWritten: false }),
  };
  const compiled = await compileContent(compileOptions);
  const { folder } = compiled;
  const { siteUrl } = compileOptions;
  const hosts = ownHosts({ folder, siteUrl });
  return {
    folders,
    options: compileOptions,
    compiled,
    hosts,
    finder: createPlaceFinder(folder, hosts),
    cwd: context.cwd,
    unreadable: findUnreadable(compiled),
  };
}

function findUnreadable({ diagnostics, folder }: CompileResult): string[] {
  const read = new Set(
    [...folder.entries, ...folder.records, ...folder.settings].map(
      ({ file }) => file,
    ),
  );
  for (const { path } of folder.images) read.add(path);
  const unread = diagnostics
    .filter(({ file, severity }) => severity === "error" && file !== "")
    .filter(({ file }) => /\.(?:md|yaml)$/.test(file) && !read.has(file))
    .map(({ file }) => file);
  return [...new Set(unread)];
}
