import type { TextEdit } from "../../model/source-text.ts";
import { endOfBraces, staticValue, type JsxTag } from "./jsx.ts";
import { findTokens } from "./mdx-tokens.ts";
import type { TrackedText } from "./tracked-text.ts";

const FIELD =
  /(?:^\{|,)\s*["']?(label|value)["']?\s*:\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`$]*`|-?\d+)/gu;

/**
 * Gives each tab the label that the element around it lists for it: `<Tabs values={[{label, value}]}>`.
 * @param lists source of the lists that have names
 */
export function labelTabs(
  body: TrackedText,
  lists: ReadonlyMap<string, string>,
): void {
  if (!body.text.includes("values={")) return;
  const edits: TextEdit[] = [];
  const open: { name: string; labels: ReadonlyMap<string, string> }[] = [];
  for (const token of findTokens(body.text)) {
    if (token.kind !== "tag" || token.name === "") continue;
    const { attributes, isClosing, isWhole, name, start } = token;
    if (isClosing) {
      if (open.at(-1)?.name === name) open.pop();
      continue;
    }
    const value = textOf(token, "value");
    const label = open.findLast(({ labels }) => labels.size > 0)?.labels;
    const words = value === undefined ? undefined : label?.get(value);
    const at = start + 1 + name.length;
    if (words !== undefined && !attributes.has("label"))
      edits.push({
        start: at,
        end: at,
        text: ` label={${JSON.stringify(words)}}`,
      });
    const list = attributes.get("values");
    const code = list && "code" in list ? list.code : "";
    if (!isWhole)
      open.push({ name, labels: readLabels(lists.get(code) ?? code) });
  }
  body.apply(edits);
}

function textOf({ attributes }: JsxTag, name: string): string | undefined {
  const value = attributes.get(name);
  if (value === undefined) return undefined;
  return "text" in value ? value.text : staticValue(value.code, new Map());
}

/** The labels of a list of objects by their values. */
export function readLabels(code: string): Map<string, string> {
  const labels = new Map<string, string>();
  if (!code.startsWith("[")) return labels;
  for (let at = code.indexOf("{"); at !== -1;) {
    const end = endOfBraces(code, at);
    if (end === undefined) break;
    const fields = new Map<string, string>();
    for (const [, name = "", written = ""] of code
      .slice(at, end)
      .matchAll(FIELD)) {
      const text = staticValue(written, fields);
      if (text !== undefined && !fields.has(name)) fields.set(name, text);
    }
    const { label, value } = Object.fromEntries(fields);
    if (label !== undefined && value !== undefined) labels.set(value, label);
    at = code.indexOf("{", end);
  }
  return labels;
}
