import { sourcesOf } from "../cache/answer-sources.ts";
import type { LastRun, RunBase } from "../cache/last-run.ts";
import type { CheckedFolder } from "../../model/compiled-folder.ts";
import type { ChangedFolder } from "../compile-change.ts";
import type { CompileResult } from "../compile-content.ts";
import type { OpenedFolder } from "../open-folder.ts";
import type { MissingShareImages } from "./draw-share-images.ts";

/** A build with a complete output. The next one may only have to bring it up to date. */
export interface FinishedBuild extends Pick<ChangedFolder, "compiled"> {
  /** The digests of texts in the result, by path in the content folder. Brought up to date with each change. */
  digests: Map<string, string>;
  /** All but the Markdown files, if this process has read them. */
  opened?: OpenedFolder;
  /** How many files the output has. */
  outputs: number;
  /** The moments between which the result does not change without a change of files. */
  from: string;
  until: string;
  /** Share images that had not been drawn. */
  missing: MissingShareImages;
}

/** A finished build and the files that have changed since. */
export type BuildBase = FinishedBuild & Pick<ChangedFolder, "changed">;

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
    ? recall(last.base, contentDir)
    : finished && changed && { ...finished, changed };
  const at = now.toISOString();
  return base && base.from <= at && at < base.until ? base : undefined;
}

/** Undefined after a run with errors, which has written nothing. */
function recall(
  { answer, changed, ...rest }: RunBase,
  contentDir: string,
): BuildBase | undefined {
  const { diagnostics, files } = answer;
  if (diagnostics.some(({ severity }) => severity === "error"))
    return undefined;
  const sources = sourcesOf(answer, contentDir);
  return {
    ...rest,
    compiled: { diagnostics, files, sources },
    changed: new Set(changed.map(({ absolutePath }) => absolutePath)),
    digests: new Map(changed.map(({ digest, path }) => [path, digest])),
    missing: { images: [], mark: "" },
  };
}

export function finish(
  { compiled, diagnostics, files, sources }: CompileResult,
  { from, until }: CheckedFolder,
  rest: Pick<FinishedBuild, "missing" | "opened" | "outputs">,
): FinishedBuild {
  const digests = new Map(
    compiled.values().map(({ digest, file }) => [file, digest]),
  );
  const result = { diagnostics, files, sources };
  return { ...rest, compiled: result, digests, from, until };
}
