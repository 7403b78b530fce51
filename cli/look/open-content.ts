import { CompileCache } from "../compile/cache/compile-cache.ts";
import {
  compileContent,
  type CompileOptions,
  type CompileResult,
} from "../compile/compile-content.ts";
import type { CommandContext } from "../context.ts";
import { findFolders, type FolderOptions, type Folders } from "../folders.ts";
import { loadLevels, checkOptions } from "../check/settings/load-levels.ts";
import { allEntries } from "../model/compiled-folder.ts";
import { ownHosts } from "../rules/site-addresses.ts";
import { entryBody, type EntryBody } from "#schema";
import type { MarkdownEntry } from "../model/entry.ts";
import { countWords } from "../model/reading-time.ts";

/** A compiled content folder, drafts and scheduled entries included. */
export interface OpenContent {
  folders: Folders;
  options: CompileOptions;
  compiled: CompileResult;
  /** The hosts of the site itself, in lower case. */
  hosts: ReadonlySet<string>;
  /** The compiled text of an entry. Undefined if the entry has errors or bodies were not requested. */
  bodyOf: BodyOf;
  cwd: string;
  /** Markdown and YAML files that could not be read as entries because of errors. */
  unreadable: string[];
}

/**
 * Compiles the content folder without writing anything.
 * @throws AppError when there is no content folder, or its settings have mistakes
 */
export async function openContent(
  folderOptions: FolderOptions,
  context: CommandContext,
  {
    bodies = false,
    rule = [],
  }: { bodies?: boolean; rule?: readonly string[] | undefined } = {},
): Promise<OpenContent> {
  const folders = await findFolders(folderOptions, context);
  const cache = new CompileCache(folders.outDir, {
    isWritten: false,
    isFrozen: bodies,
  });
  const settings = await loadLevels(rule, folders, context);
  const options = {
    ...checkOptions(folders, settings, context),
    cache,
    render: bodies,
  };
  return compileOpen(folders, options, context);
}

/** Compiles a content folder with these options. */
export async function compileOpen(
  folders: Folders,
  options: CompileOptions & { cache: CompileCache },
  { cwd }: Pick<CommandContext, "cwd">,
): Promise<OpenContent> {
  const compiled = await compileContent(options);
  const { folder } = compiled;
  const hosts = ownHosts({ folder, siteUrl: options.siteUrl });
  return {
    folders,
    options,
    compiled,
    hosts,
    bodyOf: createBodyReader(compiled, options.cache),
    cwd,
    unreadable: findUnreadable(compiled),
  };
}

function findUnreadable({ diagnostics, folder }: CompileResult): string[] {
  const read = new Set(allEntries(folder).map(({ file }) => file));
  const unread = diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ file }) => file)
    .filter((file) => /\.(?:md|yaml)$/u.test(file) && !read.has(file));
  return [...new Set(unread)];
}

/** The parts of a compiled text that commands show. */
export interface ReadBody extends Pick<EntryBody, "html" | "text" | "toc"> {
  words: number;
}

export type BodyOf = (entry: MarkdownEntry) => ReadBody | undefined;

/** Reads the bodies of a folder that was rendered, even if other entries have errors. */
function createBodyReader(
  { compiled }: Pick<CompileResult, "compiled">,
  cache: CompileCache,
): BodyOf {
  return (entry) => {
    const file = compiled.get(entry);
    if (file?.entry?.rendered === undefined) return undefined;
    const body = entryBody.parse(JSON.parse(cache.bodyOf(file)));
    return { ...body, words: countWords(body.text) };
  };
}
