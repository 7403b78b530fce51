import { formatJsonText } from "../../report/json-text.ts";
import { count } from "../../report/report.ts";
import { printable } from "../../report/printable.ts";
import type { ChangedFile } from "../edit/replace-files.ts";
import { toRefRow } from "../../look/refs/format-refs.ts";
import {
  movedPath,
  findMoved,
  findRemoved,
  type RemovedFile,
} from "./check-plan.ts";
import type { ChangePlan } from "./plan.ts";
import { styleText } from "node:util";
import { formatDiff } from "../edit/format-diff.ts";

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

/** The plan as a unified diff for `git apply`, with moved and removed files. */
export async function formatPlanDiff(
  plan: ChangePlan,
  changes: readonly ChangedFile[],
  shown: Shown,
): Promise<string> {
  const changed = new Set(changes.map(({ absolutePath }) => absolutePath));
  const moved = await findMoved(plan);
  const renames = moved
    .filter(({ from }) => !changed.has(from))
    .map(({ from, to }) => formatHead(shown.path(from), shown.path(to)));
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const edits = changes.map(({ absolutePath, after, before }) => {
    const from = shown.path(absolutePath);
    const to = shown.path(movedPath(absolutePath, plan.moves));
    const texts = [decoder.decode(before), decoder.decode(after)] as const;
    return formatHead(from, to) + formatDiff(from, ...texts, `b/${to}`);
  });
  const removed = await findRemoved(plan);
  const gone = removed.map((file) => formatDeletion(file, shown));
  return [...renames, ...edits, ...gone].join("");
}

function formatDeletion(
  { blob, path, text }: RemovedFile,
  shown: Shown,
): string {
  const name = shown.path(path);
  const head = `${formatHead(name, name)}deleted file mode 100644\n`;
  if (text !== undefined) return head + formatDiff(name, text, "", "/dev/null");
  const none = "0".repeat(blob.length);
  return `${head}index ${blob}..${none}\nBinary files a/${name} and /dev/null differ\n`;
}

function formatHead(from: string, to: string): string {
  const rename = from === to ? "" : `rename from ${from}\nrename to ${to}\n`;
  return `diff --git a/${from} b/${to}\n${rename}`;
}

const styles = new Map([
  ["-", "red"],
  ["+", "green"],
  ["@", "cyan"],
] as const);

/** A diff with its lines coloured as git colours them. */
export function paintDiff(diff: string, colors: boolean): string {
  if (!colors) return diff;
  return diff.replaceAll(/^(?:[-+@]|diff|rename|deleted).*$/gm, (line) => {
    const style = [...styles].find(([sign]) => line.startsWith(sign))?.[1];
    return styleText(style ?? "bold", line, { validateStream: false });
  });
}
