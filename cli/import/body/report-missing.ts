import { decodeHTML } from "entities";
import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { ReportLoss } from "../losses.ts";
import type { ConvertedDocument, DocumentBody } from "./document-body.ts";

/** How many missing words the report names, and how many are looked for in the whole text. */
const MAX_NAMED = 12;
const MAX_SEARCHED = 500;

/** What is not shown, or not as words: comments, modules, tags, marks of templates, and addresses. */
const UNSEEN = [
  /^.*\n\{:[ \t]*toc.*$/gmu,
  /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|\{%-?\s*comment\s*-?%\}[\s\S]*?\{%-?\s*endcomment\s*-?%\}/gu,
  /<(script|style|svg)\b[\s\S]*?<\/\1\s*>/giu,
  /^(?:import|export)\s[\s\S]*?(?=\n[ \t]*\n|$(?![\s\S]))/gmu,
  /\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{:?[ \t]*[.#:][^{}\n]*\}/gu,
  /<[/!]?[a-z][^<>]*>|\{[\w.$]+\}/giu,
  /\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*|^[ \t>]*\[(?!\^)[^\n]+?\]:.*$/gmu,
  /\]\[[^\]\n]*\]|\[\^[^\]\n]+\]/gu,
  /\b(?:https?:|mailto:|www\.)[^\s<>"')\]]*/giu,
  /^[ \t>]*(?:`{3,}|~{3,}|:{3,}).*$/gmu,
];

/** Compares the words before and after, and reports those that the entry does not have. A check by other means. */
export function reportMissing(
  { firstLine, syntax, text }: DocumentBody,
  { body, title }: ConvertedDocument,
  report: ReportLoss,
): void {
  let shown = text;
  for (const pattern of UNSEEN)
    if (syntax === "mdx" || !pattern.source.startsWith("^(?:import"))
      shown = shown.replaceAll(pattern, (found) =>
        found.replaceAll(/[^\n]/gu, "_"),
      );
  const parts = [title ?? "", ...listParts(body.tree)];
  const kept = new Set(listWords(parts.join(" ")));
  // Signs may stand in the middle of a word: the text without spaces holds it all the same.
  const solid = listWords(parts.join("")).join("");
  const missing = [...new Set(listWords(decodeHTML(shown)))]
    .filter((word) => !kept.has(word))
    .slice(0, MAX_SEARCHED)
    .filter((word) => !solid.includes(word));
  if (missing.length === 0) return;
  const rest = missing.length - MAX_NAMED;
  const more = rest > 0 ? ` and ${rest} more` : "";
  const named = missing.slice(0, MAX_NAMED).join(", ");
  report(firstLine, "text", named + more, "words that the entry does not have");
}

/** What a tree shows: the words of each block together, and addresses. */
function listParts(tree: Root): string[] {
  const parts: string[] = [];
  visit(tree, (node) => {
    if (node.type === "code") parts.push(node.lang ?? "", node.meta ?? "");
    if (node.type === "code" || node.type === "html") parts.push(node.value);
    if (node.type === "link" || node.type === "image")
      parts.push(node.url, node.title ?? "");
    if (/^(?:paragraph|heading|tableCell)$/u.test(node.type))
      parts.push(toString(node, { includeHtml: false }));
  });
  return parts;
}

/** Words of three letters and more. */
function listWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize("NFKC")
      .match(/[\p{L}\p{N}]{3,}/gu) ?? []
  );
}
