import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { CompileOptions } from "../../compile/compile-content.ts";
import { compareVersions } from "./compare-versions.ts";
import type { ContentDiff } from "./content-diff.ts";
import { diffContent } from "./diff-content.ts";
import type { DiffSide } from "./diff-report.ts";
import {
  checkIsTracked,
  findRepository,
  type Repository,
} from "./repository.ts";
import { findMergeBase, resolveCommit } from "./resolve-commit.ts";

/** What is compared, in git's own words: `A`, `A B`, `A..B`, or `A...B` from where the two parted. */
export interface Range {
  from: string;
  /** Undefined for the files as they are. */
  to: string | undefined;
  /** True to begin where the two parted. */
  mergeBase: boolean;
}

/** @throws AppError for a range and a second commit */
export function parseRange(
  first: string,
  second: string | undefined,
  mergeBase: boolean,
): Range {
  const [whole, from = "", dots, to = ""] =
    /^(.*?)(\.{2,3})(.*)$/su.exec(first) ?? [];
  if (whole === undefined) return { from: first, to: second, mergeBase };
  if (second !== undefined)
    throw new AppError(
      "bad-range",
      `"${first}" names two commits already; "${second}" is one too many.`,
    );
  return {
    from: from || "HEAD",
    to: to || "HEAD",
    mergeBase: mergeBase || dots === "...",
  };
}

export interface RefDiff {
  from: DiffSide;
  to: DiffSide;
  diff: ContentDiff;
  /** The top of the work tree. */
  top: string;
  /** The commit that is checked out. */
  head: string | undefined;
}

const NOTHING: ContentDiff = {
  entries: [],
  addresses: { added: [], removed: [], redirected: [] },
  anchors: [],
  files: [],
  unreadable: [],
};

/** How the content differs between two commits, or a commit and the files as they are. @throws AppError when git cannot tell */
export async function compareRefs(
  options: CompileOptions,
  range: Range,
  context: Pick<CommandContext, "env">,
): Promise<RefDiff> {
  const { contentDir, publicDirs } = options;
  const repository = await findRepository(contentDir, publicDirs, context);
  const named = await resolveCommit(repository, range.from);
  const head = await resolveCommit(repository, "HEAD");
  const to =
    range.to === undefined ? head : await resolveCommit(repository, range.to);
  const from = range.mergeBase
    ? await parting(repository, range, [named, to])
    : named;
  const compared = await compareVersions(options, repository, {
    before: { kind: "commit", commit: from },
    after:
      range.to === undefined
        ? { kind: "work tree" }
        : { kind: "commit", commit: to },
    since: range.from,
  });
  if (compared === undefined) await checkIsTracked(repository);
  return {
    from: { ref: range.from, commit: from },
    to:
      range.to === undefined
        ? { ref: "work tree", commit: undefined }
        : { ref: range.to, commit: to },
    diff: compared === undefined ? NOTHING : diffContent(compared),
    top: repository.top,
    head,
  };
}

async function parting(
  repository: Repository,
  { from, to = "HEAD" }: Range,
  [a, b]: readonly [string | undefined, string | undefined],
): Promise<string | undefined> {
  if (a === undefined || b === undefined) return a;
  return findMergeBase(repository, [from, to], [a, b]);
}
