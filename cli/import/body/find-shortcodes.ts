import type { TextEdit } from "../../model/source-text.ts";
import type { BodySurroundings } from "./document-body.ts";
import type { Marks } from "./marks.ts";
import type { TextLine } from "./source-edits.ts";
import { REFERENCE } from "./template-address.ts";
import {
  hideTemplate,
  readArguments,
  type TemplateMark,
} from "./template-marks.ts";

/** How marks end, by how they begin. */
const CLOSINGS: Readonly<Record<string, string>> = {
  "{{<": ">}}",
  "{{%": "%}}",
  "{{": "}}",
  "{%": "%}",
};

/** Edits that hide the shortcodes of Hugo or Zola; references become addresses, known parameters their values. */
export function editShortcodes(
  text: string,
  templating: "hugo" | "zola",
  marks: Marks,
  { lookup }: BodySurroundings,
): TextEdit[] {
  const found = findMarks(text, templating);
  return hideTemplate(text, found, marks, ({ mark, source }) => {
    const { name, values } = mark;
    const first =
      values.get("path") ?? values.get("name") ?? values.get("0") ?? "";
    if (name === "/*")
      return marks.hide(source.replaceAll(/\/\*|\*\//gu, ""), { kind: "text" });
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
    const mark = /^\/\*.*\*\/$/su.test(inner)
      ? ({ name: "/*", args: "", role: "whole" } as const)
      : read(inner, kind);
    if (mark === undefined) continue;
    at = close + closing.length;
    const { args, name, role } = mark;
    const values = readArguments(args);
    found.push({
      name,
      values,
      role,
      kind: "shortcode",
      start: index,
      end: at,
    });
  }
  return found;
}

interface Shortcode {
  name: string;
  args: string;
  role: TemplateMark["role"];
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

/** `:::note`, `:::note[Title]`, `:::note Title`, `::: warning {.class}`, and `:::` that ends each. */
const DIRECTIVE =
  /^([ \t>]*)(:{3,})[ \t]*(?:([a-z][\w-]*)[ \t]*(?:\[(.*)\])?[ \t]*([^{}]*?)[ \t]*(?:\{[^{}]*\})?[ \t]*:*)?\s*$/iu;

/** Edits that make components of blocks between colons, which Docusaurus, Starlight and others have for notes. */
export function editDirectives(
  text: string,
  lines: readonly TextLine[],
  marks: Marks,
): TextEdit[] {
  const found = lines.flatMap((line): TemplateMark[] => {
    const match =
      line.isCode || !line.text.includes(":::")
        ? null
        : DIRECTIVE.exec(line.text);
    if (match === null) return [];
    const [, prefix = "", , type, title, words = ""] = match;
    const start = line.start + prefix.length;
    const end = line.start + line.text.trimEnd().length;
    const values = new Map([
      ["type", type ?? ""],
      ["title", title ?? words],
    ]);
    const role = type === undefined ? "close" : "open";
    return [
      { start, end, name: "admonition", kind: "component", values, role },
    ];
  });
  return hideTemplate(text, found, marks, ({ inner }) =>
    inner === undefined ? "content" : { component: {} },
  );
}
