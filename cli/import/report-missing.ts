import { countBody, missingWords } from "./body/count-body.ts";
import { plainSource } from "./body/plain-source.ts";
import type { ConvertedDocument } from "./convert-document.ts";
import type { DialectName } from "./dialects/dialect-names.ts";
import type { ForeignDocument } from "./dialects/dialect.ts";
import type { ReportLoss } from "./losses.ts";

/** Counts before and after, by parsing both, and reports whatever went missing and was not told yet. */
export function reportMissing(
  document: ForeignDocument,
  text: ConvertedDocument,
  name: DialectName,
  report: ReportLoss,
): void {
  const was = countBody(
    plainSource(document.body, name, document.placed.syntax),
  );
  const is = countBody(`${text.title ?? ""}\n\n${text.body.text}`);
  const missing = missingWords(was, is);
  if (missing.length > 0) {
    const words = missing
      .slice(0, 12)
      .map(({ word, times }) => (times > 1 ? `${word} (${times})` : word));
    const more = missing.length > 12 ? ` and ${missing.length - 12} more` : "";
    report(
      document.bodyLine,
      "text",
      `${words.join(", ")}${more}`,
      "words that the entry does not have",
    );
  }
  for (const [kind, key, label] of [
    ["link", "links", "links"],
    ["image", "images", "images"],
    ["table", "tables", "tables"],
    ["code", "codeBlocks", "code blocks"],
  ] as const) {
    if (is[key] < was[key])
      report(
        document.bodyLine,
        kind,
        `${was[key]} ${label}`,
        `the entry has ${is[key]}`,
      );
  }
}
