import type { CheckedFolder } from "../../model/compiled-folder.ts";
import { countProblems } from "../../model/strictness.ts";
import { sourcesOf } from "../cache/answer-sources.ts";
import type { LastRun, RunBase } from "../cache/last-run.ts";
import type { Change, Reported } from "../compile-change.ts";
import type { CompileResult } from "../compile-content.ts";
import type { OpenedFolder } from "../compile-folder.ts";
import type { MissingShareImages } from "./draw-share-images.ts";

/** A build with a complete output. The next one may only have to bring it up to date. */
export interface FinishedBuild {
  /** What it has reported, and how many files the output has. Undefined if that is not known or not valid any more. */
  recall: () => { reported: Reported; outputs: number } | undefined;
  /** The digests of texts at that time, by path in the content folder. Brought up to date with each change. */
  digests: Map<string, string>;
  /** All but the Markdown files, if this process has read them. */
  opened?: OpenedFolder;
  /** The moments between which the result does not change without a change of files. */
  from: string;
  until: string;
  /** Share images that had not been drawn. */
  missing: MissingShareImages;
}

/** A finished build and the files that have changed since. */
export type BuildBase = FinishedBuild & Change;

/**
 * The last build of this process or of an earlier one.
 * @param changed the absolute paths of the files with other bytes; undefined if files may have been added or removed
 */
export function findBase(
  finished: FinishedBuild | undefined,
  changed: ReadonlySet<string> | undefined,
  last: LastRun | undefined,
  { contentDir, now }: { contentDir: string; now: Date },
): BuildBase | undefined {
  const base = last?.base
    ? openBase(last.base, contentDir)
    : finished && changed && { ...finished, changed };
  const at = now.toISOString();
  return base && base.from <= at && at < base.until ? base : undefined;
}

function openBase(
  { changed, recall, ...rest }: RunBase,
  contentDir: string,
): BuildBase {
  return {
    ...rest,
    recall() {
      const { answer, outputs = 0 } = recall() ?? {};
      // A run with errors has written nothing.
      if (!answer || countProblems(answer.diagnostics).errors > 0)
        return undefined;
      const { diagnostics, files } = answer;
      const sources = sourcesOf(answer, contentDir);
      return { reported: { diagnostics, files, sources }, outputs };
    },
    changed: new Set(changed.map(({ absolutePath }) => absolutePath)),
    digests: new Map(changed.map(({ digest, path }) => [path, digest])),
    missing: { images: [], mark: "" },
  };
}

/** A build that has just written its output. */
export function finishedBuild(
  { compiled, diagnostics, files, sources }: CompileResult,
  { from, until }: CheckedFolder,
  outputs: number,
  rest: Pick<FinishedBuild, "missing" | "opened">,
): FinishedBuild {
  const digests = new Map(
    compiled.values().map(({ digest, file }) => [file, digest]),
  );
  const reported = { diagnostics, files, sources };
  return {
    ...rest,
    recall: () => ({ reported, outputs }),
    digests,
    from,
    until,
  };
}
