import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import type { RenderedBody } from "../model/body.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import type { CompileResult } from "../compile/compile-content.ts";
import type { Folders } from "../folders.ts";
import { loadLevels } from "../check/settings/load-levels.ts";

/** The compiled text of an entry, as far as commands that look at it need it. */
export type ReadBody = Pick<RenderedBody, "html" | "text" | "toc" | "words">;

export interface ReadContent extends CompileResult {
  /** Undefined for an entry with errors, and where no bodies were asked for. */
  bodyOf: (entry: MarkdownEntry) => ReadBody | undefined;
}

/** Everything a content folder holds, drafts and entries to come included, for commands that look at it. */
export async function readContent(
  folders: Folders,
  context: CommandContext,
  { bodies }: { bodies: boolean },
): Promise<ReadContent> {
  const { compileContent } = await import("../compile/compile-content.ts");
  const { createBodyReader } = await import("../look/list/read-bodies.ts");
  const { openCache } = await import("../compile/cache/open-cache.ts");
  const reader = createBodyReader(folders.outDir);
  const options = {
    contentDir: folders.contentDir,
    publicDirs: folders.publicDirs,
    ...(await loadLevels([], folders, context)),
    now: context.clock(),
    render: bodies,
    preview: { drafts: true, future: true },
    // Read and not written: looking at the content leaves nothing behind.
    memory: openCache(folders.outDir, { isWritten: false }),
    store: reader.store,
  };
  const compiled = await compileContent(options);
  return { ...compiled, bodyOf: reader.bodyOf };
}

/** Entries that could not be read are missing from what is shown: that is never silent, and no success. */
export function tellOfUnread(
  { diagnostics, folder }: Pick<CompileResult, "diagnostics" | "folder">,
  { show }: Pick<Folders, "show">,
  { stderr }: CommandContext,
): ExitCode {
  const { entries, records, settings } = folder;
  const read = new Set(
    [...entries, ...records, ...settings].map(({ file }) => file),
  );
  const unread = new Set(
    diagnostics
      .filter(isError)
      .map(({ file }) => file)
      .filter((file) => /\.(?:md|yaml)$/u.test(file) && !read.has(file)),
  );
  if (unread.size === 0) return exitCodes.clean;
  const names = [...unread].map(show).join(", ");
  stderr.write(
    `Left out, because of errors: ${names}. See content validate.\n`,
  );
  return exitCodes.problems;
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}
