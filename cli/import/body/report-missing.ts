import { decodeHTML } from "entities";
import { toString } from "mdast-util-to-string";
import { shorten, type ReportLoss } from "../losses.ts";
import type { ConvertedDocument, DocumentBody } from "./document-body.ts";
import { parseMarkdown } from "./parse-body.ts";

/** What shows no words: comments, programs, tags, marks of templates, addresses, attributes, languages of code. */
const UNSEEN =
  /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|<(script|style|svg|noscript)\b[\s\S]*?<\/\1\s*>|^(?:import|export)\s[\s\S]*?(?:\n[ \t]*\n|$(?![\s\S]))|\{%-?\s*comment[\s\S]*?endcomment\s*-?%\}|\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{:?[ \t]*[.#:][^{}\n]*\}|\{::comment[\s\S]*?\{:\/|<[/!]?[a-z][^<>]*>|\{[\w.$]+\}|\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*|^[ \t>]*\[(?!\^)[^\n]+?\]:.*$|\]\[[^\]\n]*\]|\[\^[^\]\n]+\]|\b(?:https?:|mailto:|www\.)[^\s<>"')\]]*|^[ \t>]*(?:`{3,}|~{3,}|:{3,}).*$/gimu;

/** Names words of the text that the entry does not have: a check by other means than those of the conversion. */
export function reportMissing(
  { firstLine, text }: DocumentBody,
  { body, title = "" }: ConvertedDocument,
  report: ReportLoss,
): void {
  const shown = `${title}\n${body.text}\n${toString(parseMarkdown(body.text))}`;
  const kept = simplify(shown).replaceAll(" ", "");
  const source = simplify(decodeHTML(text.replaceAll(UNSEEN, " ")));
  const missing = [...new Set(source.split(" "))].filter(
    (word) => word.length > 3 && !kept.includes(word),
  );
  if (missing.length > 0)
    report(
      firstLine,
      "text",
      shorten(missing.join(", ")),
      `${missing.length} words that the entry does not have`,
    );
}

/** Letters and digits in lower case, with single spaces between words. */
function simplify(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ");
}
