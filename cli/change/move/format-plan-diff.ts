import { styleText } from "node:util";
import { formatDiff } from "../edit/format-diff.ts";
import type { ChangedFile, RemovedFile } from "./find-changes.ts";
import type { Shown } from "./format-plan.ts";
import type { FileMove } from "./plan.ts";

/**
 * The plan as a unified diff for `git apply`, with moved and removed files.
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

/** A diff with its lines coloured as git colours them. */
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
