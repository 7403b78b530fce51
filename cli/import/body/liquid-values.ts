import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { escapeHtml } from "./escape-text.ts";
import { evaluateLiquid, MOST, type Lookup } from "./evaluate-liquid.ts";
import { protect } from "./liquid-code.ts";
import { TAG, wholeLine } from "./liquid-tags.ts";
import { isInside, quoteCode } from "./markdown-tree.ts";
import { endsInAddress, templateAddress } from "./template-address.ts";
import type { TrackedText } from "./tracked-text.ts";

const VALUE =
  /\{\{-?\s*((?:"[^"\n]{0,2000}"|'[^'\n]{0,2000}'|[^{}"']){0,2000})-?\}\}/gu;
const MARK = new RegExp(`${TAG.source}|${VALUE.source}`, "gu");
const BRANCH = /^(?:else|elsif|elseif|when)$/u;
const BLOCK = /^(?:if|unless|case|for|tablerow|ifversion)$/u;
/** What addresses begin with on the old site, which they lose here. */
const ROOT = /^site\.(?:baseurl|url|github\.url)$/u;
/** A parameter without quotes; what stands in quotes is matched whole, for nothing in it is one. */
const PARAMETER =
  /"[^"]*"|'[^']*'|([\w.-]{1,200}\s*=\s*)([\w.[\]-]+)(?=\s|$)/gu;

/** What all values together may add: one that stands in a text a thousand times is no value any more. */
const MOST_IN_ALL = 2_000_000;

interface Mark extends TextRange {
  written: string;
  /** Undefined for a value. */
  name: string | undefined;
  /** What follows the name, or the expression. */
  rest: string;
}

/** The text of a variable, or the value of the site that it is another name of; undefined when it is not known. */
type Variable = { text: string } | { path: string } | undefined;

/**
 * Values by the order in which Liquid would come to them, so that a variable stands for what was assigned last. One
 * that is assigned in a branch is not known after it: conditions are not run.
 */
export function fillValues(
  body: TrackedText,
  lookup: Lookup,
  report: ReportLoss,
): void {
  const { text } = body;
  const code = body.code("markdown");
  const marks = [...text.matchAll(MARK)].map(
    ({ 0: written, 1: name, 2: rest, 3: expression, index }): Mark => ({
      start: index,
      end: index + written.length,
      written,
      name,
      rest: (rest ?? expression ?? "").trim(),
    }),
  );
  const variables = new Map<string, Variable>();
  const branches: Set<string>[] = [];
  const edits: TextEdit[] = [];
  let room = MOST_IN_ALL;
  for (let index = 0; index < marks.length; index++) {
    const mark = marks[index];
    if (mark === undefined) continue;
    const isCode = isInside(mark.start, code);
    if (mark.name === undefined) edits.push(...fillValue(mark, isCode));
    else if (isCode) continue;
    else if (BLOCK.test(mark.name)) enter(mark);
    else if (BRANCH.test(mark.name)) forget(branches.at(-1));
    else if (mark.name.startsWith("end") && BLOCK.test(mark.name.slice(3)))
      forget(branches.pop());
    else if (mark.name === "assign") edits.push(assign(mark));
    else if (mark.name === "capture") {
      const end = capture(index);
      const close = marks[end];
      if (close === undefined) continue;
      const range = wholeLine(text, { start: mark.start, end: close.end });
      edits.push({ ...range, text: "" });
      index = end;
    } else edits.push(...fillParameters(mark));
  }
  body.apply(edits);

  function find(name: string): string | undefined {
    const path = name.replaceAll(
      /\[(?:"([^"]*)"|'([^']*)'|(\d+))\]/gu,
      ".$1$2$3",
    );
    const [first = "", ...rest] = path.split(".");
    if (!variables.has(first)) return lookup(path);
    const variable = variables.get(first);
    if (variable === undefined) return undefined;
    if ("path" in variable) return lookup([variable.path, ...rest].join("."));
    return rest.length === 0 ? variable.text : undefined;
  }

  function findInAddress(name: string): string | undefined {
    return ROOT.test(name) ? "" : find(name);
  }

  function set(name: string, variable: Variable): void {
    const isLong =
      variable && "text" in variable && variable.text.length > MOST;
    variables.set(name, isLong ? undefined : variable);
    branches.at(-1)?.add(name);
  }

  /** A branch, or a loop that gives its variable one value after another. */
  function enter({ name = "", rest }: Mark): void {
    branches.push(new Set());
    const isLoop = name === "for" || name === "tablerow";
    if (isLoop) set(/^[\w-]*/u.exec(rest)?.[0] ?? "", undefined);
  }

  function forget(branch: Set<string> | undefined): void {
    for (const name of branch ?? []) variables.set(name, undefined);
    branch?.clear();
  }

  function assign(mark: Mark): TextEdit {
    const { rest, start, written } = mark;
    const [, name = "", value = ""] =
      /^([\w-]+)\s*=\s*(.*)$/su.exec(rest) ?? [];
    const found = evaluateLiquid(value, find);
    const isPath = /^(?:site|page)\.[\w.-]+$/u.test(value);
    if (found !== undefined) set(name, { text: found });
    else set(name, isPath ? { path: value } : undefined);
    if (found === undefined && !isPath)
      report(
        body.lineAt(start),
        "liquid",
        shorten(written),
        "left out: its value is not known",
      );
    return { ...wholeLine(text, mark), text: "" };
  }

  /** Remembers what stands between the marks when that is text and known values. @returns the number of the closing mark, or -1 */
  function capture(open: number): number {
    const { end = 0, rest: name = "" } = marks[open] ?? {};
    const parts: string[] = [];
    let at = end;
    for (let index = open + 1; index < marks.length; index++) {
      const mark = marks[index];
      if (mark === undefined) break;
      parts.push(text.slice(at, mark.start));
      at = mark.end;
      if (mark.name === "endcapture") {
        set(name, { text: parts.join("") });
        return index;
      }
      const value =
        mark.name === undefined ? evaluateLiquid(mark.rest, find) : undefined;
      if (value === undefined) break;
      parts.push(value);
    }
    set(name, undefined);
    return -1;
  }

  function fillValue(mark: Mark, isCode: boolean): TextEdit[] {
    const { end, rest, start, written } = mark;
    const before = text.slice(Math.max(0, start - 600), start);
    const isAddress = endsInAddress(before);
    const value = evaluateLiquid(rest, isAddress ? findInAddress : find);
    if (value !== undefined && value.length <= room) {
      room -= value.length;
      const isRoot =
        isAddress && value === "" && !/^[/{]/u.test(text.slice(end, end + 1));
      const address = value.trim().replaceAll(/\s/gu, "%20");
      const filled = isAddress ? (isRoot ? "/" : address) : value;
      return [{ start, end, text: protect(filled) }];
    }
    if (isCode) return [];
    if (isAddress) return [{ start, end, text: templateAddress(written) }];
    report(
      body.lineAt(start),
      "liquid",
      shorten(written),
      "shown as written: its value is not known",
    );
    const shown = ATTRIBUTE.test(before)
      ? escapeHtml(written)
      : quoteCode(written);
    return [{ start, end, text: protect(shown) }];
  }

  /** The values that a tag is given, as texts in quotes where they are known. */
  function fillParameters({ end, rest, start, written }: Mark): TextEdit[] {
    if (!/^\{%-?\s*include/u.test(written)) return [];
    const filled = rest
      .replaceAll(
        VALUE,
        (whole, expression: string) =>
          evaluateLiquid(expression, findInAddress)?.replaceAll(
            /["'\n]/gu,
            " ",
          ) ?? whole,
      )
      .replaceAll(PARAMETER, (whole: string, key = "", name = "") => {
        const value = evaluateLiquid(String(name), find);
        return value === undefined || /["\n]|%\}/u.test(value)
          ? whole
          : `${key}"${value}"`;
      });
    const at = start + written.lastIndexOf(rest);
    const isSame = filled === rest || filled.length - rest.length > room;
    if (!isSame) room -= filled.length - rest.length;
    return isSame
      ? []
      : [{ start: at, end: Math.min(at + rest.length, end), text: filled }];
  }
}

const ATTRIBUTE = /<[a-z][^<>]*=\s*(?:"[^"<>]*|'[^'<>]*)$/iu;
