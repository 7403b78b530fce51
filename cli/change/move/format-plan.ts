import { formatJsonText } from "../../report/json-text.ts";
import { count } from "../../report/report.ts";
import { printable } from "../../report/printable.ts";
import type { ChangedFile } from "../edit/replace-files.ts";
import { toRefRow } from "../../look/refs/format-refs.ts";
import { movedPath } from "./find-changes.ts";
import type { ChangePlan } from "./plan.ts";

/** How paths are printed. */
export interface Shown {
  /** Prints a path that is relative to the content folder. */
  file: (file: string) => string;
  /** Prints an absolute path. */
  path: (path: string) => string;
}

/** The result for people: moves, removals, and how many places were rewritten. */
export function formatPlan(
  { moves, places, redirect, removals }: ChangePlan,
  headline: string,
  shown: Shown,
): string {
  const files = Map.groupBy(places, ({ entry }) => entry.file);
  const total = `${count(places.length, "place")} in ${count(files.size, "file")}`;
  const isFileKept = moves.length + removals.length === 0;
  return [
    ...(isFileKept ? [headline] : []),
    ...moves.map(({ from, to }) => `${shown.path(from)} -> ${shown.path(to)}`),
    ...removals.map((path) => `${shown.path(path)} removed`),
    ...(places.length === 0 ? [] : [`${total} rewritten:`]),
    ...[...files].map(
      ([file, { length }]) => `  ${shown.file(file)}  ${length}`,
    ),
    ...(redirect ? [`${redirect.from} redirects to ${redirect.to}.`] : []),
    "",
  ]
    .map((text) => text.split("\n").map(printable).join("\n"))
    .join("\n");
}

/** The changes that were made, or would be made, as JSON for programs. */
export function formatPlanJson(
  plan: ChangePlan,
  changes: readonly ChangedFile[],
  shown: Shown,
  more: Readonly<Record<string, unknown>>,
): string {
  return formatJsonText({
    version: 1,
    ...more,
    moves: plan.moves.map(({ from, to }) => {
      return { from: shown.path(from), to: shown.path(to) };
    }),
    removals: plan.removals.map(shown.path),
    changed: changes.map(({ absolutePath }) =>
      shown.path(movedPath(absolutePath, plan.moves)),
    ),
    references: plan.places.map((place) => toRefRow(place, shown.file)),
    redirect: plan.redirect ?? null,
    notes: plan.notes,
  });
}
