import { rangeOfNode } from "../../model/body-tree.ts";
import { defineRule, shorten, type Finding } from "../define-rule.ts";
import { mentions } from "../find-in-prose.ts";

/** What is not read as Markdown anywhere, quotes that other sites make, and tags. They are replaced by as many spaces. */
const NO_TEXT =
  /<!--[^]*?(?:-->|$)|<(script|style|textarea|svg|math|pre|code|kbd|samp|blockquote(?=\s[^>]*class=))\b[^]*?(?:<\/\1\s*>|$)|<(?:"[^"]*"|'[^']*'|[^"'>])*>/giu;

/** Markdown that cannot be meant as text. */
const MARKDOWN =
  /\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*|\[[^\]\n]+\]\((?:[/#.]|https?:)[^()\s]*\)|!\[[^\]\n]*\]\([^()\s]+\)|`[^`\n]+`|(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])|^ {0,3}#{1,6} \S.*|^ {0,3}[-*] \S.*|^ {0,3}\d+[.)] \S.*/mu;

export const htmlMarkdownInside = defineRule({
  id: "html/markdown-inside",
  level: "warn",
  what: "There is Markdown directly after a tag that begins a line, such as `<div>Read **this**</div>`.",
  why: "Up to the next empty line it is not read as Markdown: readers see the asterisks and brackets.",
  whatToDo:
    "Put an empty line after the tag and before its end, or write HTML such as `<strong>` inside.",
  bad: "<div>\nIn March «**replies doubled**».\n</div>",
  good: "<div>\n\nIn March **replies doubled**.\n\n</div>",
  checkBody(body) {
    if (!mentions(body, "<")) return [];
    const found: Finding[] = [];
    for (const { isInLine, node } of body.markdown.html) {
      if (isInLine) continue;
      const { end, start } = rangeOfNode(node, body);
      const text = body.source.text
        .slice(start, end)
        .replaceAll(NO_TEXT, (part) => part.replaceAll(/[^\n]/gu, " "));
      const match = MARKDOWN.exec(text);
      if (match === null) continue;
      const written = match[0].trimEnd();
      const from = start + match.index;
      found.push({
        range: { start: from, end: from + written.length },
        message: `\`${shorten(written.trim())}\` is not read as Markdown here, because a tag stands before it without an empty line: readers see it as it is typed.`,
      });
    }
    return found;
  },
});
