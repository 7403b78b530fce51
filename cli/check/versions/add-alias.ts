import type { MarkdownEntry } from "../../model/entry.ts";
import type { TextEdit } from "../../model/source-text.ts";

/** The edit that adds old addresses to an entry's aliases. Undefined if the front matter has an unusual layout. */
export function addAlias(
  { bodyRange, raw, source, yaml }: MarkdownEntry,
  paths: readonly string[],
): TextEdit | undefined {
  const { text } = source;
  if (!paths.every((path) => /^\/[\w./-]+$/u.test(path))) return undefined;
  const hasAliases =
    typeof raw === "object" && raw !== null && "aliases" in raw;
  if (!hasAliases) {
    const at = text.slice(0, bodyRange.start).lastIndexOf("\n---") + 1;
    if (at === 0) return undefined;
    const end = text.charAt(at - 2) === "\r" ? "\r\n" : "\n";
    const lines = ["aliases:", ...paths.map((path) => `  - ${path}`), ""];
    return { start: at, end: at, text: lines.join(end) };
  }
  const aliases: unknown = raw.aliases;
  if (!Array.isArray(aliases)) return undefined;
  const list = yaml.rangeOf(["aliases"]);
  if (text.charAt(list.start) === "[") {
    const at = list.start + 1;
    const comma = aliases.length === 0 ? "" : ", ";
    return { start: at, end: at, text: `${paths.join(", ")}${comma}` };
  }
  const first = yaml.rangeOf(["aliases", 0]).start;
  const at = text.lastIndexOf("\n", first - 1) + 1;
  const hyphen = text.slice(at, first);
  if (!/^ *- +$/u.test(hyphen)) return undefined;
  const end = text.charAt(at - 2) === "\r" ? "\r\n" : "\n";
  const lines = paths.map((path) => `${hyphen}${path}${end}`);
  return { start: at, end: at, text: lines.join("") };
}
