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
import { compareVersions } from "./compare-versions.ts";
import type { ReadLevels } from "./levels-of-version.ts";
import { checkIsTracked, findRepository } from "./repository.ts";
import { findMergeBase, resolveCommit } from "./resolve-commit.ts";
import { selectDiagnostics } from "./select-diagnostics.ts";
import type { VersionName } from "./version.ts";

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
 * The problems of files that changed since the merge base with a commit, the problems that the change causes elsewhere,
 * and the addresses and headings that it removes. Old problems of unchanged entries are left out.
 * @throws AppError when git cannot tell what changed
 */
export async function checkSince(
  options: CompileOptions,
  { readLevels, since: ref = "HEAD", staged = false }: SinceOptions,
  context: Pick<CommandContext, "env">,
): Promise<SinceResult> {
  const { contentDir, publicDirs } = options;
  const repository = await findRepository(contentDir, publicDirs, context);
  const base = await findBase();
  const after: VersionName = { kind: staged ? "index" : "work tree" };
  const before: VersionName = { kind: "commit", commit: base };
  const pair = {
    before,
    after,
    since: `\`${ref}\``,
    ...(readLevels && { readLevels }),
  };
  const compared = await compareVersions(options, repository, pair);
  if (compared === undefined) {
    await checkIsTracked(repository);
    const since = { ref, changed: 0, untouched: 0 };
    return { diagnostics: [], files: 0, sources: new Map(), since };
  }
  const { changes, comparison, levels } = compared;
  const diagnostics = sortDiagnostics([
    ...selectDiagnostics(compared.before, compared.after, compared),
    ...applyLevels(
      [
        ...checkRemovedAddresses(comparison),
        ...checkRemovedAnchors(comparison),
      ].map((one) => withoutName(one, pair.since)),
      levels,
      new Set(),
    ),
  ]);
  const { files, sources } = compared.after;
  // Fixes for staged text would damage a file that has changed on disk since.
  const shown = staged ? diagnostics.map(withoutFix) : diagnostics;
  const changedTexts = [...changes.content].filter(
    ([file, change]) =>
      change !== "removed" && placeFile(file).kind !== "image",
  );
  const since = {
    ref,
    changed: changes.content.size + changes.statics.size,
    untouched: files - changedTexts.length,
  };
  return { diagnostics: shown, files, sources, since };

  async function findBase(): Promise<string | undefined> {
    const commit = await resolveCommit(repository, ref);
    const head = await resolveCommit(repository, "HEAD");
    if (commit === undefined || head === undefined) return commit;
    if (commit === head) return commit;
    return findMergeBase(repository, [ref, "HEAD"], [commit, head]);
  }
}

/** Makes a problem recognizable whatever name the earlier version was given. */
function withoutName(diagnostic: Diagnostic, since: string): Diagnostic {
  return { ...diagnostic, gist: diagnostic.message.replaceAll(since, "then") };
}

function withoutFix({ fix, ...diagnostic }: Diagnostic): Diagnostic {
  return fix === undefined ? diagnostic : { ...diagnostic, fixable: false };
}
