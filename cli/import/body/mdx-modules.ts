import { posix } from "node:path";
import type { TextEdit } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { staticValue } from "./jsx.ts";
import { readLabels } from "./label-tabs.ts";
import { findCode, isInside } from "./markdown-tree.ts";
import type { TrackedText } from "./tracked-text.ts";

export interface Modules {
  /** Imported name -> path, and exported name -> its text. */
  names: Map<string, string>;
  /** Exported name -> source of a list of labels. */
  lists: Map<string, string>;
}

/**
 * Takes `import` and `export` out of a text, and remembers what the names in them stand for.
 * @param folder that relative paths begin at
 */
export function readModules(
  body: TrackedText,
  folder: string,
  report: ReportLoss,
): Modules {
  const names = new Map<string, string>();
  const lists = new Map<string, string>();
  const { text } = body;
  const code = findCode(text, "mdx");
  const edits: TextEdit[] = [];
  const blocks =
    /^(?:import\s[^\n]*(?:from\s|["'])|import\s*\{|export\s+(?:const|let|var|function|default|async|\{|\*|class|type|interface)\b)/gmu;
  let last = 0;
  for (
    let found = blocks.exec(text);
    found !== null;
    found = blocks.exec(text)
  ) {
    const start = found.index;
    if (
      start < last ||
      isInside(start, code) ||
      !startsBlock(text, start, last)
    )
      continue;
    const end = endOfStatement(text, start);
    const written = text.slice(start, end);
    const isImport = written.startsWith("import");
    if (isImport) readImport(written);
    else readExport(written, start);
    edits.push({ start, end, text: "" });
    last = end;
    blocks.lastIndex = end;
  }
  body.apply(edits);
  return { names, lists };

  function readImport(written: string): void {
    const [, single, quoted] =
      /^import\s+([\s\S]*?)\s+from\s+["']([^"']+)["']/u.exec(written) ?? [];
    const path = quoted?.replace(/^!!raw-loader!/u, "").replace(/\?raw$/u, "");
    const name = /^(?:\*\s+as\s+)?([\w$]+)/u.exec(single ?? "")?.[1];
    if (name === undefined || path === undefined) return;
    const isNear = folder !== "" && path.startsWith(".");
    names.set(name, isNear ? posix.join(folder, path) : path);
  }

  function readExport(written: string, at: number): void {
    let isPlain = false;
    for (const [, name = "", value = ""] of written.matchAll(
      /(?:const|let|var)\s+([\w$]+)\s*=\s*([^\n;]+)/gu,
    )) {
      const known = staticValue(value, names);
      if (known === undefined) continue;
      names.set(name, known);
      isPlain = true;
    }
    const [, name = "", list = ""] =
      /(?:const|let|var)\s+([\w$]+)\s*=\s*(\[[\s\S]*\])\s*;?\s*$/u.exec(
        written,
      ) ?? [];
    if (readLabels(list).size > 0) lists.set(name, list);
    else if (!isPlain)
      report(
        body.lineAt(at),
        "expression",
        shorten(written),
        "left out: code is not run",
      );
  }
}

/** A statement begins a paragraph, or follows another statement. */
function startsBlock(text: string, start: number, last: number): boolean {
  return (
    start === 0 ||
    text.slice(last, start).trim() === "" ||
    /\n[ \t]*\r?\n$/u.test(text.slice(0, start))
  );
}

/** A statement ends where its brackets are closed at the end of a line, and before an empty line at the latest unless they are open. */
function endOfStatement(text: string, start: number): number {
  let depth = 0;
  let at = start;
  for (const line of text.slice(start, start + 50_000).split("\n")) {
    const bare = line.replaceAll(
      /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`|\/\/.*$/gu,
      "",
    );
    depth +=
      (bare.match(/[({[]/gu) ?? []).length -
      (bare.match(/[)}\]]/gu) ?? []).length;
    at += line.length + 1;
    if (depth <= 0 && !/(?:=>?|,|from|\(|&&|\|\||\?|:)\s*$/u.test(bare)) break;
    if (line.trim() === "" && depth > 40) break;
  }
  return Math.min(at, text.length);
}
