import { readArguments, toValues, valueOf } from "./component.ts";
import type { BodySurroundings } from "./document-body.ts";
import { hideTemplate, type TemplateMark } from "./hide-template.ts";
import type { Marks } from "./marks.ts";
import { REFERENCE } from "./template-address.ts";
import type { TracedText } from "./traced-text.ts";

/** How marks end, by how they begin. */
const CLOSINGS: Readonly<Record<string, string>> = {
  "{{<": ">}}",
  "{{%": "%}}",
  "{{": "}}",
  "{%": "%}",
};

/** Hides the shortcodes of Hugo or Zola from the Markdown parser; references become addresses, parameters values. */
export function hideShortcodes(
  traced: TracedText,
  templating: "hugo" | "zola",
  marks: Marks,
  { lookup }: Pick<BodySurroundings, "lookup">,
): TracedText {
  const found = findMarks(traced.text, templating);
  return hideTemplate(traced, found, marks, ({ mark, source }) => {
    const { given, name } = mark;
    const values = toValues(given);
    const first = valueOf({ values }, "path", "name", "0") ?? "";
    if (name === "/*") {
      const shown = source.replaceAll(/\/\*|\*\//gu, "");
      return marks.hide(shown, { kind: "text", value: shown });
    }
    if (name === "ref" || name === "relref")
      return REFERENCE + encodeURI(first);
    const value = name === "param" ? lookup(first) : undefined;
    return value ?? { component: {} };
  });
}

function findMarks(text: string, templating: "hugo" | "zola"): TemplateMark[] {
  const found: TemplateMark[] = [];
  const missing = new Set<string>();
  const opening = templating === "hugo" ? /\{\{[<%]/gu : /\{[{%]/gu;
  const read = templating === "hugo" ? readHugo : readZola;
  let at = 0;
  for (const { 0: kind, index } of text.matchAll(opening)) {
    if (index < at || missing.has(kind)) continue;
    const closing = CLOSINGS[kind] ?? "";
    const close = text.indexOf(closing, index + kind.length);
    if (close === -1) {
      missing.add(kind);
      continue;
    }
    const inner = text.slice(index + kind.length, close).trim();
    const end = close + closing.length;
    const isEscaped = inner.startsWith("/*") && inner.endsWith("*/");
    const mark = isEscaped ? { name: "/*", args: "" } : read(inner, kind);
    if (mark === undefined) continue;
    const { args, name, role = "whole" } = mark;
    const given = readArguments(args);
    found.push({ name, given, role, kind: "shortcode", start: index, end });
    at = end;
  }
  return found;
}

interface Shortcode {
  name: string;
  args: string;
  role?: TemplateMark["role"];
}

/** `name args`, `/name` and `name args /`. */
function readHugo(inner: string): Shortcode | undefined {
  const [, slash, name, args = "", end] =
    /^-?\s*(\/?)\s*([\w./-]*[\w-])\s*(.*?)\s*(\/?)-?$/su.exec(inner) ?? [];
  if (name === undefined) return undefined;
  const role = slash ? "close" : end ? "whole" : "open";
  return { name: name.replace(/\.(?:html|md)$/u, ""), args, role };
}

/** `{{ name(args) }}`, `{% name(args) %}` and `{% end %}`. */
function readZola(inner: string, kind: string): Shortcode | undefined {
  if (kind === "{%" && inner === "end")
    return { name: "", args: "", role: "close" };
  const [, name, args = ""] = /^(\w+)\((.*)\)$/su.exec(inner) ?? [];
  if (name === undefined) return undefined;
  return { name, args, role: kind === "{%" ? "open" : "whole" };
}
