import type { TextEdit } from "../../model/source-text.ts";
import { readArguments, toValues, valueOf } from "./component.ts";
import type { BodySurroundings } from "./document-body.ts";
import {
  hideComponent,
  pairMarks,
  type TemplateMark,
} from "./hide-component.ts";
import type { Marks } from "./marks.ts";
import { REFERENCE } from "./template-address.ts";
import { createLineFinder, editText, type TracedText } from "./traced-text.ts";

/** How the marks of a generator begin and end, and what stands between them. */
interface Syntax {
  opening: RegExp;
  closings: Readonly<Record<string, string>>;
  read: (
    kind: string,
    inner: string,
  ) => Omit<TemplateMark, "start" | "end"> | undefined;
}

const hugo: Syntax = {
  opening: /\{\{[<%]/gu,
  closings: { "{{<": ">}}", "{{%": "%}}" },
  read(_, inner) {
    const [, slash, name = "", rest = "", end] =
      /^-?\s*(\/?)\s*([\w./-]*[\w-])\s*(.*?)\s*(\/?)-?$/su.exec(inner.trim()) ??
      [];
    if (name === "") return undefined;
    const role = slash ? "close" : end ? "whole" : "open";
    const given = readArguments(rest);
    return {
      name: name.replace(/\.(?:html|md)$/u, ""),
      kind: "shortcode",
      given,
      role,
    };
  },
};

const zola: Syntax = {
  opening: /\{[{%]/gu,
  closings: { "{{": "}}", "{%": "%}" },
  read(kind, inner) {
    if (kind === "{%" && /^-?\s*end\s*-?$/u.test(inner))
      return { name: "", kind: "shortcode", given: [], role: "close" };
    const [, name = "", args = ""] =
      /^-?\s*(\w+)\((.*)\)\s*-?$/su.exec(inner) ?? [];
    if (name === "") return undefined;
    const role = kind === "{%" ? "open" : "whole";
    return { name, kind: "shortcode", given: readArguments(args), role };
  },
};

/** Hides the shortcodes of Hugo or Zola from the Markdown parser; references become addresses, parameters values. */
export function hideShortcodes(
  traced: TracedText,
  templating: "hugo" | "zola",
  marks: Marks,
  { lookup }: Pick<BodySurroundings, "lookup">,
): TracedText {
  const { text } = traced;
  const { escaped, found } = findMarks(
    text,
    templating === "hugo" ? hugo : zola,
  );
  const edits: TextEdit[] = escaped.map(({ end, shown, start }) => ({
    start,
    end,
    text: marks.hide(shown, { kind: "text", value: shown }),
  }));
  const pairs = pairMarks(found);
  const closing = new Set(pairs.values());
  const lineAt = createLineFinder(traced);
  let codeEnd = 0;
  for (const mark of found) {
    if (mark.start < codeEnd || closing.has(mark)) continue;
    const close = pairs.get(mark);
    const line = lineAt(mark.start);
    const plain = templating === "hugo" ? plainText(mark, lookup) : undefined;
    const mine =
      plain === undefined
        ? hideComponent(text, mark, close, line, marks)
        : [{ start: mark.start, end: mark.end, text: plain }];
    edits.push(...mine);
    if (mine.length === 1) codeEnd = mine[0]?.end ?? 0;
  }
  return editText(traced, edits);
}

interface FoundMarks {
  found: TemplateMark[];
  /** Marks that a text shows by writing them with the signs of a comment in them. */
  escaped: { start: number; end: number; shown: string }[];
}

function findMarks(
  text: string,
  { closings, opening, read }: Syntax,
): FoundMarks {
  const found: TemplateMark[] = [];
  const escaped: FoundMarks["escaped"] = [];
  const missing = new Set<string>();
  let at = 0;
  for (const { 0: kind, index } of text.matchAll(opening)) {
    if (index < at || missing.has(kind)) continue;
    const closing = closings[kind] ?? "";
    const close = text.indexOf(closing, index + kind.length);
    if (close === -1) {
      missing.add(kind);
      continue;
    }
    const inner = text.slice(index + kind.length, close);
    const end = close + closing.length;
    const [, comment] = /^\s*\/\*(.*)\*\/\s*$/su.exec(inner) ?? [];
    if (comment !== undefined)
      escaped.push({ start: index, end, shown: `${kind}${comment}${closing}` });
    const mark = comment === undefined ? read(kind, inner) : undefined;
    if (mark !== undefined) found.push({ ...mark, start: index, end });
    if (mark !== undefined || comment !== undefined) at = end;
  }
  return { found, escaped };
}

/** What stands for a shortcode that gives a single value. */
function plainText(
  { given, name }: TemplateMark,
  lookup: BodySurroundings["lookup"],
): string | undefined {
  const values = toValues(given);
  if (name === "ref" || name === "relref")
    return REFERENCE + encodeURI(valueOf({ values }, "path", "0") ?? "");
  if (name === "param") return lookup(valueOf({ values }, "0", "name") ?? "");
  return undefined;
}
