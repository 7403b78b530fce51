import type { CommandContext } from "../../context.ts";
import { sortDiagnostics, type Diagnostic } from "../../model/diagnostic.ts";
import { applyLevels } from "../../compile/apply-levels.ts";
import type {
  CompileOptions,
  CompileResult,
} from "../../compile/compile-content.ts";
import { placeFile } from "../../compile/place-file.ts";
import type { SinceSummary } from "../../report/report.ts";
import { checkRemovedAddresses } from "./check-removed-addresses.ts";
import { checkRemovedAnchors } from "./check-removed-anchors.ts";
import { compareVersions, type ReadLevels } from "./compare-versions.ts";
import { findRepository } from "./repository.ts";
import { findMergeBase, resolveCommit } from "./resolve-commit.ts";
import { selectDiagnostics } from "./select-diagnostics.ts";

export interface SinceOptions {
  /** A commit by any name that git knows. By default `HEAD`. */
  since?: string | undefined;
  /** True to check what is staged instead of the files on disk. */
  staged?: boolean | undefined;
  /** Reads the levels from the settings of an earlier version. */
  readLevels?: ReadLevels;
}

export type SinceResult = Pick<
  CompileResult,
  "diagnostics" | "files" | "sources"
> & { since: SinceSummary };

/**
 * The problems of files that changed since the merge base with a commit, the problems that the change causes
 * elsewhere, and the addresses and headings that it removes. Old problems of unchanged entries are left out.
 * @throws AppError when git cannot list the changes
 */
export async function checkSince(
  options: CompileOptions,
  { readLevels, since: ref = "HEAD", staged = false }: SinceOptions,
  context: Pick<CommandContext, "env">,
): Promise<SinceResult> {
  const { contentDir, publicDirs } = options;
  const repository = await findRepository(contentDir, publicDirs, context);
  const commits = {
    from: await resolveCommit(repository, ref),
    to: await resolveCommit(repository, "HEAD"),
  };
  const names = { from: ref, to: "HEAD" };
  const commit = await findMergeBase(repository, names, commits);
  const since = `\`${ref}\``;
  const comparison = await compareVersions(options, repository, {
    before: { kind: "commit", commit },
    after: { kind: staged ? "index" : "work tree" },
    since,
    readLevels,
  });
  if (comparison === undefined) {
    const summary = { ref, changed: 0, untouched: 0 };
    return { diagnostics: [], files: 0, sources: new Map(), since: summary };
  }
  const { after, changes, levels } = comparison;
  const removed = [
    ...checkRemovedAddresses(comparison),
    ...checkRemovedAnchors(comparison),
  ].map((one) => {
    // Recognisable for any name of the earlier version.
    return { ...one, stableMessage: one.message.replaceAll(since, "then") };
  });
  const diagnostics = sortDiagnostics([
    ...selectDiagnostics(comparison),
    ...applyLevels(removed, levels, new Set()),
  ]);
  const changedTexts = [...changes.content].filter(
    ([file, change]) =>
      change !== "removed" && placeFile(file).kind !== "image",
  );
  return {
    // Fixes for staged text would damage a file that has changed on disk since.
    diagnostics: staged ? diagnostics.map(withoutFix) : diagnostics,
    files: after.files,
    sources: after.sources,
    since: {
      ref,
      changed: changes.content.size + changes.statics.size,
      untouched: after.files - changedTexts.length,
    },
  };
}

function withoutFix({ fix, ...diagnostic }: Diagnostic): Diagnostic {
  return fix === undefined ? diagnostic : { ...diagnostic, fixable: false };
}
