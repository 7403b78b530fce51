import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { parseArguments } from "./component.ts";
import { REFERENCE } from "./convert-hugo.ts";
import { evaluateLiquid, type Lookup } from "./evaluate-liquid.ts";
import { isInside, quoteCode } from "./markdown-tree.ts";
import {
  formatFence,
  indentOf,
  replaceComponent,
} from "./replace-component.ts";
import { showComponent, type Shown } from "./show-component.ts";
import type { TrackedText } from "./tracked-text.ts";

/** What a file to include says, if it is there and plain text. */
export type ReadInclude = (name: string) => string | undefined;

/** Braces that must not be read as Liquid any more stand as these until the end. */
const OPEN = "\u{F0001}";
const CLOSE = "\u{F0002}";

const TAG =
  /\{%-?\s*([\w-]+)((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^%"']|%(?!\}))*?)-?%\}/gu;
const CODE =
  /\{%-?\s*(highlight|codeblock|prism|mermaid)\b([^%]*?)-?%\}([\s\S]*?)\{%-?\s*end\1\s*-?%\}/gu;
const RAW = /\{%-?\s*(raw|verbatim)\s*-?%\}([\s\S]*?)\{%-?\s*end\1\s*-?%\}/gu;
const COMMENT = /\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/gu;
const VALUE =
  /\{\{-?\s*((?:"[^"\n]{0,2000}"|'[^'\n]{0,2000}'|[^{}"']){0,2000})-?\}\}/gu;
const FLOW =
  /^(?:if|unless|else|elsif|elseif|endif|endunless|case|when|endcase|for|endfor|break|continue|tablerow|endtablerow|assign|capture|endcapture|increment|decrement|cycle|ifversion|endifversion|layout|include_cached_end)$/u;

/** Liquid tags and values as Markdown. Nothing is run: what cannot be told stays visible. */
export function convertLiquid(
  body: TrackedText,
  lookup: Lookup,
  readInclude: ReadInclude,
  report: ReportLoss,
): void {
  if (!/\{[{%]/u.test(body.text)) return;
  protectRaw(body);
  convertCodeTags(body);
  body.apply(
    [...body.text.matchAll(COMMENT)].map(({ 0: written, index }) => ({
      start: index,
      end: index + written.length,
      text: "",
    })),
  );
  const assigned = new Map<string, string>();
  const find: Lookup = (name) => assigned.get(name) ?? lookup(name);
  convertValues(body, find, report);
  for (let pass = 0; pass < 20; pass++) {
    const edits = editTags(body, find, assigned, readInclude, report);
    if (edits.length === 0) break;
    body.apply(edits);
  }
  convertValues(body, find, report);
  body.apply(
    [...body.text.matchAll(/[\u{F0001}\u{F0002}]/gu)].map(
      ({ 0: mark, index }) => ({
        start: index,
        end: index + mark.length,
        text: mark === OPEN ? "{" : "}",
      }),
    ),
  );
}

function protect(text: string): string {
  return text.replaceAll("{", OPEN).replaceAll("}", CLOSE);
}

function protectRaw(body: TrackedText): void {
  const edits: TextEdit[] = [];
  for (const { 0: written, 2: inner = "", index } of body.text.matchAll(RAW)) {
    // A mark on a line of its own goes with its line, or the code it stands in would gain an empty one.
    const innerStart = index + written.indexOf("%}") + 2;
    const innerEnd = innerStart + inner.length;
    const before = body.text.lastIndexOf("\n", index - 1) + 1;
    const isAlone =
      body.text.slice(before, index).trim() === "" && /^[ \t]*\n/u.test(inner);
    const lead = isAlone ? (/^[ \t]*\n/u.exec(inner)?.[0].length ?? 0) : 0;
    const tail = isAlone
      ? (/\n[ \t]*$/u.exec(inner.slice(lead))?.[0].length ?? 0)
      : 0;
    edits.push({
      start: isAlone ? before : index,
      end: innerStart + lead,
      text: "",
    });
    for (const { 0: brace, index: at } of inner
      .slice(lead, inner.length - tail)
      .matchAll(/[{}]/gu)) {
      const start = innerStart + lead + at;
      edits.push({ start, end: start + 1, text: protect(brace) });
    }
    edits.push({
      start: innerEnd - tail,
      end: index + written.length,
      text: "",
    });
  }
  body.apply(edits);
}

function convertCodeTags(body: TrackedText): void {
  const { text } = body;
  const code = body.code("markdown");
  body.apply(
    [...text.matchAll(CODE)]
      .filter(({ index }) => {
        const line = text.lastIndexOf("\n", index - 1) + 1;
        // An indented mark is no code of its own: Liquid comes before Markdown.
        return !isInside(index, code) || text.slice(line, index).trim() === "";
      })
      .map(
        ({ 0: written, 1: kind = "", 2: rest = "", 3: inner = "", index }) => {
          const lineStart = text.lastIndexOf("\n", index - 1) + 1;
          const indent = indentOf(text.slice(lineStart, index));
          const values = parseArguments(rest);
          const named = /\blang(?:uage)?:\s*([\w.+#-]+)/u.exec(rest)?.[1];
          const first = kind === "codeblock" ? "" : (values.get("0") ?? "");
          const language = kind === "mermaid" ? kind : (named ?? first);
          const title =
            kind === "codeblock"
              ? rest.replaceAll(/\b\w+:\S+/gu, "").trim()
              : "";
          const isAlone = text.slice(lineStart, index).trim() === "";
          const width = isAlone
            ? Math.min(indent.replaceAll("\t", "    ").length, 3)
            : 0;
          const kept =
            isAlone &&
            !indent.includes(">") &&
            indent.length > 3 &&
            !isListed(text, lineStart)
              ? indent.slice(0, width)
              : indent;
          const head =
            title === ""
              ? ""
              : `\n\n${kept}**${title.replaceAll(/[<>{}]/gu, "")}**`;
          const plain = protect(inner);
          const safe = /^[\w.+#-]+$/u.test(language) ? language : "";
          return {
            start: isAlone ? lineStart : index,
            end: index + written.length,
            text: `${head}${formatFence(plain, safe, kept)}`,
          };
        },
      ),
  );
}

/** True when a list item goes on at this line. */
function isListed(text: string, lineStart: number): boolean {
  return /^[ \t]*(?:[-*+]|\d+[.)])[ \t][^\n]*\n(?:(?:[ \t][^\n]*)?\n)*$/mu.test(
    text.slice(Math.max(0, lineStart - 2000), lineStart),
  );
}

function convertValues(
  body: TrackedText,
  lookup: Lookup,
  report: ReportLoss,
): void {
  const code = body.code("markdown");
  const edits: TextEdit[] = [];
  for (const { 0: written, 1: expression = "", index } of body.text.matchAll(
    VALUE,
  )) {
    const end = index + written.length;
    const value = evaluateLiquid(expression, lookup);
    if (value !== undefined) {
      edits.push({ start: index, end, text: protect(value) });
      continue;
    }
    if (isInside(index, code)) continue;
    report(
      body.lineAt(index),
      "liquid",
      shorten(written),
      "shown as written: its value is not known",
    );
    const isAddress =
      /[("'=]$/u.test(body.text.slice(0, index)) ||
      /^[)"'/]/u.test(body.text.slice(end));
    edits.push({
      start: index,
      end,
      text: isAddress
        ? encodeURI(protect(expression.trim()).replaceAll(/[\s|"']+/gu, "-"))
        : protect(quoteCode(written)),
    });
  }
  body.apply(edits);
}

interface Tag extends TextRange {
  written: string;
  name: string;
  rest: string;
}

function editTags(
  body: TrackedText,
  lookup: Lookup,
  assigned: Map<string, string>,
  readInclude: ReadInclude,
  report: ReportLoss,
): TextEdit[] {
  const code = body.code("markdown");
  const tags = [...body.text.matchAll(TAG)]
    .map(({ 0: written, 1: name = "", 2: rest = "", index }): Tag => ({
      start: index,
      end: index + written.length,
      written,
      name,
      rest: rest.trim(),
    }))
    .filter(
      ({ start, name }) =>
        !isInside(start, code) || /^(?:post_url|link)$/u.test(name),
    );
  const edits: TextEdit[] = [];
  for (const [index, tag] of tags.entries()) {
    const line = body.lineAt(tag.start);
    const whole = wholeLine(body.text, tag);
    if (tag.name.startsWith("end")) {
      const opens = tags
        .slice(0, index)
        .some(({ name }) => `end${name}` === tag.name);
      if (opens && !FLOW.test(tag.name)) continue;
      edits.push({ ...whole, text: "" });
      if (!FLOW.test(tag.name))
        report(
          line,
          "liquid",
          shorten(tag.written),
          "left out: nothing opens it",
        );
      continue;
    }
    if (FLOW.test(tag.name)) {
      const literal = /^([\w.-]+)\s*=\s*(.*)$/su.exec(tag.rest);
      const value =
        literal?.[2] === undefined
          ? undefined
          : evaluateLiquid(literal[2], lookup);
      if (
        tag.name === "assign" &&
        value !== undefined &&
        literal?.[1] !== undefined
      )
        assigned.set(literal[1], value);
      else
        report(
          line,
          "liquid",
          shorten(tag.written),
          "left out: its condition is not run, what it holds is kept",
        );
      edits.push({ ...whole, text: "" });
      continue;
    }
    const next = tags[index + 1];
    const isPair = next?.name === `end${tag.name}`;
    if (
      !isPair &&
      tags.slice(index + 1).some(({ name }) => name === `end${tag.name}`)
    )
      continue;
    const shown = showTag(tag, isPair, lookup, readInclude);
    if (shown.outcome !== undefined)
      report(line, shown.kind ?? "liquid", shorten(tag.written), shown.outcome);
    edits.push(
      ...replaceComponent(body.text, tag, isPair ? next : undefined, shown),
    );
  }
  return edits;
}

function showTag(
  { name, rest, written }: Tag,
  isOpen: boolean,
  lookup: Lookup,
  readInclude: ReadInclude,
): Shown & { kind?: "include" } {
  switch (name) {
    case "post_url":
    case "link":
      return {
        open: `${REFERENCE}${name === "link" ? "/" : ""}${encodeURI(rest.replaceAll(/^["']|["']$/gu, ""))}`,
        close: "",
      };
    case "img": {
      const [, src = rest.split(" ")[0] ?? "", more = ""] =
        /(\S+\.(?:svg|png|jpe?g|webp|avif|gif)\S*)(.*)/isu.exec(rest) ?? [];
      const words =
        /["'](.*?)["']/u.exec(more)?.[1] ??
        more.replaceAll(/\b\d+\b/gu, "").trim();
      return showComponent(
        {
          name: "img",
          values: new Map([
            ["src", src],
            ["alt", words],
          ]),
        },
        false,
        written,
      );
    }
    case "include":
    case "include_relative":
    case "include_cached": {
      const [, file = "", more = ""] = /^(\S+)(.*)$/su.exec(rest) ?? [];
      const text = more.trim() === "" ? readInclude(file) : undefined;
      if (text !== undefined)
        return { open: `\n\n${protect(text.trim())}\n\n`, close: "" };
      const values = new Map(
        [...parseArguments(more)].map(([key, value]) => [
          key,
          evaluateLiquid(value.replaceAll(/^\{\{|\}\}$/gu, ""), lookup) ??
            value,
        ]),
      );
      const stem = file.replace(/^.*\//u, "").replace(/\.\w+$/u, "");
      const shown = showComponent({ name: stem, values }, false, written);
      return { ...shown, open: protect(shown.open), kind: "include" };
    }
    default: {
      const shown = showComponent(
        { name, values: parseArguments(rest) },
        isOpen,
        written,
      );
      return { ...shown, open: protect(shown.open) };
    }
  }
}

/** A mark on a line of its own with its line: an empty one in its place could end a block of HTML. */
function wholeLine(text: string, { start, end }: TextRange): TextRange {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const rest = /^[ \t]*(?:\r?\n|$)/u.exec(text.slice(end));
  return text.slice(lineStart, start).trim() === "" && rest !== null
    ? { start: lineStart, end: end + rest[0].length }
    : { start, end };
}
