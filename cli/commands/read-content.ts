import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CompileResult } from "../pipeline/compile-content.ts";
import type { Folders } from "./folders.ts";

/** Everything a content folder holds, drafts and entries to come included, for commands that look at it. */
export async function readContent(
  { contentDir, publicDirs }: Folders,
  context: CommandContext,
  { render }: { render: boolean },
): Promise<CompileResult> {
  const { compileContent } = await import("../pipeline/compile-content.ts");
  return compileContent({
    contentDir,
    publicDirs,
    now: context.clock(),
    render,
    preview: { drafts: true, future: true },
    levels: new Map(),
  });
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
      .filter((file) => file !== "" && !read.has(file)),
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
