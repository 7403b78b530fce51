import { styleText } from "node:util";
import { formatDiff } from "../edit/format-diff.ts";
import { count } from "../../report/report.ts";
import { printable } from "../../report/printable.ts";
import type { ChangedFile, RemovedFile } from "./find-changes.ts";
import { toRefRow } from "../../look/refs/format-refs.ts";
import type { ChangePlan, FileMove } from "./plan.ts";

/** How paths are shown to the person who runs the command. */
export interface Shown {
  /** Of a file below the content folder. */
  file: (file: string) => string;
  /** Of an absolute path. */
  path: (path: string) => string;
}

/**
 * The changes as a unified diff that `git apply` takes, moves and removals of whole files included.
 * @param moves one for each file
 */
export function formatPlanDiff(
  moves: readonly FileMove[],
  changes: readonly ChangedFile[],
  removed: readonly RemovedFile[],
  shown: Shown,
): string {
  const moved = moves.map(({ from, to }) => [shown.path(from), shown.path(to)]);
  const renames = moved
    .filter(([from]) => changes.every(({ file }) => shown.file(file) !== from))
    .map(([from = "", to = ""]) => formatRename(from, to));
  const edits = changes.map(({ file, newFile, text }) => {
    const from = shown.file(file);
    const to = shown.file(newFile);
    const diff = formatDiff(from, text.before, text.after);
    if (from === to) return diff === "" ? "" : formatHead(from, to) + diff;
    const hunks = diff.replace(/^--- .*\n\+\+\+ .*\n/, "");
    const head = diff === "" ? "" : `--- a/${from}\n+++ b/${to}\n`;
    return `${formatRename(from, to)}${head}${hunks}`;
  });
  const gone = removed.map(({ blob, path, text }) =>
    formatDeletion(shown.path(path), text, blob),
  );
  return [...renames, ...edits, ...gone].join("");
}

function formatDeletion(
  path: string,
  text: string | undefined,
  blob: string,
): string {
  const head = `${formatHead(path, path)}deleted file mode 100644\n`;
  if (text === undefined)
    return `${head}index ${blob}..${"0".repeat(blob.length)}\nBinary files a/${path} and /dev/null differ\n`;
  const diff = formatDiff(path, text, "");
  return head + diff.replace(/^\+\+\+ .*$/m, "+++ /dev/null");
}

function formatRename(from: string, to: string): string {
  return `${formatHead(from, to)}rename from ${from}\nrename to ${to}\n`;
}

function formatHead(from: string, to: string): string {
  return `diff --git a/${from} b/${to}\n`;
}

/** A diff with its lines coloured as git does. */
export function paintDiff(diff: string, colors: boolean): string {
  if (!colors) return diff;
  return diff.replaceAll(/^(?:([-+@])|diff|rename|deleted).*$/gm, (line) => {
    const [first = ""] = line;
    const style = { "-": "red", "+": "green", "@": "cyan" } as const;
    return styleText(isSign(first) ? style[first] : "bold", line, {
      validateStream: false,
    });
  });
}

function isSign(text: string): text is "-" | "+" | "@" {
  return text === "-" || text === "+" || text === "@";
}

/** What was done, for people: what went where, and how many places follow. */
export function formatPlan(
  { moves, places, redirect, removals }: ChangePlan,
  headline: string,
  shown: Shown,
): string {
  const files = new Map<string, number>();
  for (const { entry } of places)
    files.set(entry.file, (files.get(entry.file) ?? 0) + 1);
  const total = `${count(places.length, "place")} in ${count(files.size, "file")}`;
  const isFileKept = moves.length + removals.length === 0;
  return [
    ...(isFileKept ? [headline] : []),
    ...moves.map(({ from, to }) => `${shown.path(from)} -> ${shown.path(to)}`),
    ...removals.map((path) => `${shown.path(path)} removed`),
    ...(places.length === 0 ? [] : [`${total} rewritten:`]),
    ...[...files].map(([file, number]) => `  ${shown.file(file)}  ${number}`),
    ...(redirect ? [`${redirect.from} leads to ${redirect.to}.`] : []),
    "",
  ]
    .map(printableLines)
    .join("\n");
}

function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}

/** Raised by one with every change that breaks a reader of the JSON. */
const VERSION = 1;

/** What was done, or would be, for programs. */
export function formatPlanJson(
  plan: ChangePlan,
  changes: readonly ChangedFile[],
  shown: Shown,
  more: Readonly<Record<string, unknown>>,
): string {
  const value = {
    version: VERSION,
    ...more,
    moves: plan.moves.map(({ from, to }) => {
      return { from: shown.path(from), to: shown.path(to) };
    }),
    removals: plan.removals.map(shown.path),
    changed: changes.map(({ newFile }) => shown.file(newFile)),
    references: plan.places.map((place) => toRefRow(place, shown.file)),
    redirect: plan.redirect ?? null,
    notes: plan.notes,
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
