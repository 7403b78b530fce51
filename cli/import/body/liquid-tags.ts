import type { TextEdit, TextRange } from "../../model/source-text.ts";
import { shorten, type ReportLoss } from "../losses.ts";
import { parseArguments } from "./component.ts";
import { parseParameters } from "./liquid-parameters.ts";
import { REFERENCE } from "./convert-hugo.ts";
import { protect } from "./liquid-code.ts";
import { isInside } from "./markdown-tree.ts";
import { replaceComponent } from "./replace-component.ts";
import { namesLeftOut } from "./rest-of-component.ts";
import { showComponent, type Shown } from "./show-component.ts";
import type { TrackedText } from "./tracked-text.ts";

export const TAG =
  /\{%-?\s*([\w-]+)((?:"[^"]{0,2000}"|'[^']{0,2000}'|[^%"']|%(?!\})){0,2000}?)-?%\}/gu;
const FLOW =
  /^(?:if|unless|else|elsif|elseif|endif|endunless|case|when|endcase|for|endfor|break|continue|tablerow|endtablerow|assign|capture|endcapture|increment|decrement|cycle|ifversion|endifversion|layout|include_cached_end)$/u;

interface Tag extends TextRange {
  written: string;
  name: string;
  rest: string;
}

/** One pass: every tag that holds no other. */
export function editTags(
  body: TrackedText,
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
    const shown = showTag(tag, isPair, readInclude);
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
      const { unknown, values } = parseParameters(more);
      const stem = file.replace(/^.*\//u, "").replace(/\.\w+$/u, "");
      const component = { name: stem, values };
      const shown = showComponent(component, false, written);
      const left = namesLeftOut(component, shown);
      const outcome = [
        shown.outcome,
        left.length === 0 ? undefined : `${left.join(", ")} left out`,
        unknown.length === 0
          ? undefined
          : `the value of ${unknown.join(", ")} is not known`,
      ]
        .filter((part) => part !== undefined)
        .join("; ");
      return {
        ...shown,
        open: protect(shown.open),
        kind: "include",
        ...(outcome === "" ? {} : { outcome }),
      };
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
export function wholeLine(text: string, { start, end }: TextRange): TextRange {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const rest = /^[ \t]*(?:\r?\n|$)/u.exec(text.slice(end));
  return text.slice(lineStart, start).trim() === "" && rest !== null
    ? { start: lineStart, end: end + rest[0].length }
    : { start, end };
}

/** What a file to include says, if it is there and plain text. */
export type ReadInclude = (name: string) => string | undefined;
