import { AppError } from "../../app-error.ts";
import type { CommandContext } from "../../context.ts";
import type { Folders } from "../../folders.ts";
import { CompileCache } from "../../compile/cache/compile-cache.ts";
import type { CompileOptions } from "../../compile/compile-content.ts";
import { compareVersions, type Comparison } from "./comparison.ts";
import { diffEntries, type AddressChanges } from "./diff-entries.ts";
import { findRepository, findMergeBase, resolveCommit } from "./repository.ts";
import { placeFile } from "../../compile/place-file.ts";
import { compareText } from "../../model/diagnostic.ts";
import type { Entry } from "../../model/entry.ts";
import { headingsOf } from "./check-removed-anchors.ts";
import { type Answer, isPartOfPages } from "./site-addresses.ts";

/** What to compare, in git's notation: `A`, `A B`, `A..B`, or `A...B` from the point where they branched. */
interface Range {
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

/** The data that a format prints. */
export type DiffReport = Awaited<ReturnType<typeof compareRefs>>;

const NO_CHANGES: ReturnType<typeof diffContent> = {
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
) {
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
      /** Undefined for the work tree, or before the first commit. */
      commit: isWorkTree ? undefined : to,
    },
    summary,
    diff,
    /** The top of the work tree. */
    top: repository.top,
    /** The commit that is checked out. */
    head,
  };
}

/**
 * How two compiled versions differ, in a stable order.
 * @param show turns a path from the content folder into one from the current folder
 */
function diffContent(comparison: Comparison, show: (file: string) => string) {
  const { after, before, changedFiles, changes } = comparison;
  const unreadable = [...changes.content.keys()].flatMap((file) => [
    ...(before.isUnread(file) ? [{ file, side: "before" } as const] : []),
    ...(after.isUnread(file) ? [{ file, side: "after" } as const] : []),
  ]);
  const broken = new Set(unreadable.map(({ file }) => file));
  const isCompared = ({ file }: Entry) =>
    changedFiles.has(file) && !broken.has(file);
  const otherFiles = [...changes.content].flatMap(([file, change]) =>
    /^(?:image|stray|ignored)$/u.test(placeFile(file).kind)
      ? [{ file, change }]
      : [],
  );
  const shown = <T extends { file: string }>(list: readonly T[]): T[] =>
    list
      .map((one) => ({ ...one, file: show(one.file) }))
      .toSorted((a, b) => compareText(a.file, b.file));
  return {
    entries: shown(diffEntries(comparison, isCompared)).map(
      ({ formerFile, ...entry }) =>
        formerFile === undefined
          ? entry
          : { ...entry, formerFile: show(formerFile) },
    ),
    addresses: diffAddresses(comparison),
    anchors: diffAnchors(comparison),
    /** Images and static files. */
    files: shown([...otherFiles, ...changes.statics.values()]),
    /** Files that cannot be read as entries on one side or both, and so are not compared. */
    unreadable: shown(unreadable),
  };
}

/** Addresses that appear, disappear or redirect elsewhere, without files that are only parts of pages. */
function diffAddresses({ after, before }: Comparison): AddressChanges {
  const changes: AddressChanges = { added: [], removed: [], redirected: [] };
  const paths = new Set([
    ...before.addresses.live.keys(),
    ...after.addresses.live.keys(),
  ]);
  for (const path of [...paths].toSorted(compareText)) {
    const was = before.addresses.live.get(path);
    const is = after.addresses.live.get(path);
    const to = redirectOf(is);
    const kind = is?.kind ?? was?.kind ?? "file";
    if (to !== undefined) {
      if (redirectOf(was) !== to) changes.redirected.push({ path, to });
    } else if (kind === "file" && isPartOfPages(path)) continue;
    else if (is === undefined) changes.removed.push({ path, kind });
    else if (was === undefined || was.kind === "redirect")
      changes.added.push({ path, kind });
  }
  return changes;
}

function redirectOf(answer: Answer | undefined): string | undefined {
  return answer?.kind === "redirect" ? answer.entry.path : undefined;
}

/** Headings that pages gained or lost, by page. Added and removed pages are left out. */
function diffAnchors({ after, before, changedFiles, successorOf }: Comparison) {
  const changes = before.folder.entries.flatMap((entry) => {
    const page = successorOf(entry);
    if (page === undefined || after.isUnread(entry.file)) return [];
    if (!changedFiles.has(entry.file) && !changedFiles.has(page.file))
      return [];
    const old = headingsOf(entry);
    const present = headingsOf(page);
    const added = present.filter((anchor) => !old.includes(anchor));
    const removed = old.filter((anchor) => !present.includes(anchor));
    if (added.length + removed.length === 0) return [];
    return [{ path: page.path, added, removed }];
  });
  return changes.toSorted((a, b) => compareText(a.path, b.path));
}
