import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { Folders } from "../../folders.ts";
import { CompileCache } from "../../compile/cache/compile-cache.ts";
import type { CompileOptions } from "../../compile/compile-content.ts";
import { compareVersions } from "./comparison.ts";
import { diffContent } from "./diff-content.ts";
import type { ContentDiff, DiffReport } from "./diff-entries.ts";
import { findRepository, findMergeBase, resolveCommit } from "./repository.ts";

/** What to compare, in git's notation: `A`, `A B`, `A..B`, or `A...B` from the point where they branched. */
export interface Range {
  from: string;
  /** Undefined for the files as they are. */
  to: string | undefined;
  /** True to start at the point where the two branched. */
  mergeBase: boolean;
}

export interface DiffOptions {
  mergeBase?: true;
}

/** @throws AppError for a range and a second commit */
export function parseRange(
  first: string,
  second: string | undefined,
  { mergeBase = false }: { mergeBase?: boolean },
): Range {
  const [whole, from = "", dots, to = ""] =
    /^(.*?)(\.{2,3})(.*)$/su.exec(first) ?? [];
  if (whole === undefined) return { from: first, to: second, mergeBase };
  if (second !== undefined)
    throw new AppError(
      "bad-range",
      `"${first}" already names two commits, so "${second}" is one too many.`,
    );
  return {
    from: from || "HEAD",
    to: to || "HEAD",
    mergeBase: mergeBase || dots === "...",
  };
}

export interface RefDiff extends DiffReport {
  /** The top of the work tree. */
  top: string;
  /** The commit that is checked out. */
  head: string | undefined;
}

const NO_CHANGES: ContentDiff = {
  entries: [],
  addresses: { added: [], removed: [], redirected: [] },
  anchors: [],
  files: [],
  unreadable: [],
};

/**
 * How the content differs between two commits, or between a commit and the files as they are.
 * @throws AppError when git fails
 */
export async function compareRefs(
  range: Range,
  { contentDir, outDir, publicDirs, show }: Folders,
  context: Pick<CommandContext, "clock" | "env">,
): Promise<RefDiff> {
  const repository = await findRepository(contentDir, publicDirs, context);
  const named = await resolveCommit(repository, range.from);
  const head = await resolveCommit(repository, "HEAD");
  const to =
    range.to === undefined ? head : await resolveCommit(repository, range.to);
  const names = { from: range.from, to: range.to ?? "HEAD" };
  const from = range.mergeBase
    ? await findMergeBase(repository, names, { from: named, to })
    : named;
  const options: CompileOptions = {
    contentDir,
    publicDirs,
    now: context.clock(),
    render: false,
    preview: { drafts: true, future: true },
    levels: new Map(),
    cache: new CompileCache(outDir, { isWritten: false }),
  };
  const isWorkTree = range.to === undefined;
  const comparison = await compareVersions(options, repository, {
    before: { kind: "commit", commit: from },
    after: isWorkTree ? { kind: "work tree" } : { kind: "commit", commit: to },
    since: range.from,
  });
  const diff = comparison ? diffContent(comparison, show) : NO_CHANGES;
  const summary = { added: 0, changed: 0, removed: 0, renamed: 0 };
  for (const { change } of diff.entries) summary[change]++;
  return {
    from: { ref: range.from, commit: from },
    to: {
      ref: range.to ?? "work tree",
      commit: isWorkTree ? undefined : to,
    },
    summary,
    diff,
    top: repository.top,
    head,
  };
}
