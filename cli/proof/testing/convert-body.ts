import { convertDocument } from "../../import/body/convert-document.ts";
import type { BodySite, DocumentBody } from "../../import/body/source-edits.ts";
import { printBody } from "../../import/body/print-body.ts";
import {
  rewriteTargets,
  type ResolveTarget,
} from "../../import/body/rewrite-targets.ts";
import { hasTemplateCode } from "../../import/fields/plain-text.ts";

/** How each generator parses a text. */
export const readers = {
  astro: { syntax: "mdx", templating: "none", flavour: "plain" },
  eleventy: { syntax: "markdown", templating: "liquid", flavour: "plain" },
  html: { syntax: "html", templating: "none", flavour: "plain" },
  hugo: { syntax: "markdown", templating: "hugo", flavour: "goldmark" },
  jekyll: { syntax: "markdown", templating: "liquid", flavour: "kramdown" },
  markdown: { syntax: "markdown", templating: "none", flavour: "plain" },
  mdx: { syntax: "mdx", templating: "none", flavour: "plain" },
  zola: { syntax: "markdown", templating: "zola", flavour: "goldmark" },
} as const satisfies Record<
  string,
  Pick<DocumentBody, "syntax" | "templating" | "flavour">
>;

/** The project around a text, as far as a test needs it. */
interface Site {
  values?: Readonly<Record<string, string>>;
  title?: string;
}

const resolve: ResolveTarget = (target, _, report) => {
  if (!hasTemplateCode(target)) return target;
  report("leads nowhere");
  return undefined;
};

/** Converts a text without changing its addresses. Losses are listed as `line kind what: outcome`. */
export function convertBody(
  text: string,
  reader: keyof typeof readers,
  { title, values = {} }: Site = {},
) {
  const losses: string[] = [];
  const report: BodySite["report"] = (line, kind, what, outcome) => {
    losses.push(`${line} ${kind} ${what}: ${outcome}`);
  };
  const body: DocumentBody = { text, firstLine: 1, ...readers[reader] };
  const converted = convertDocument(body, title, {
    lookup: (name) => values[name],
    refer: (target) => `/old/${target}`,
    report,
  });
  rewriteTargets(converted, resolve);
  return { ...converted, text: printBody(converted.tree).trim(), losses };
}
