import type { DocumentBody } from "./body/document-body.ts";
import type { DialectName, ForeignDocument } from "./dialects/dialect.ts";

/** The body of a document, and how its generator reads it. */
export function toBody(
  {
    body,
    bodyLine,
    placed,
  }: Pick<ForeignDocument, "body" | "bodyLine" | "placed">,
  dialect: DialectName,
): DocumentBody {
  const templating =
    dialect === "jekyll" ? "liquid" : dialect === "hugo" ? "hugo" : "none";
  const flavour =
    dialect === "jekyll"
      ? "kramdown"
      : dialect === "hugo"
        ? "goldmark"
        : "plain";
  const syntax = placed.isHtml ? "html" : placed.syntax;
  return { text: body, firstLine: bodyLine, syntax, templating, flavour };
}
