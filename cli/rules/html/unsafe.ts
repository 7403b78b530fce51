import { rangeOfNode } from "../../model/body-tree.ts";
import { defineRule } from "../define-rule.ts";

/** An instruction for another program, such as PHP, a section of XML, or a document type. */
const NO_HTML = /^\s*<(?:\?\w*|!\[CDATA\[|!doctype\b)/iu;

/** What sanitizing removed is found by check-lost-markup.ts. */
export const htmlUnsafe = defineRule({
  id: "html/unsafe",
  level: "warn",
  what: "The text contains HTML that is left out of the page.",
  why: "Scripts, styles, frames and event handlers are never published.",
  whatToDo: "Write it in Markdown, or remove it.",
  bad: '«<b style="color: red">»now</b>',
  good: "**now**",
  checkBody: (body) =>
    body.markdown.html.flatMap(({ node }) => {
      const [written] = NO_HTML.exec(node.value) ?? [];
      if (written === undefined) return [];
      const name = written.trim();
      const message = `What begins with \`${name}\` is left out of the page.`;
      const help = `Put it into code, or write \`&lt;${name.slice(1)}\`.`;
      return { range: rangeOfNode(node, body), message, help };
    }),
});
