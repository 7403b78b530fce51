/** What an import could not take over as it was, or had to make up. */
export type LossKind =
  | "address"
  | "alt"
  | "anchor"
  | "author"
  | "category"
  | "code"
  | "component"
  | "date"
  | "description"
  | "draft"
  | "expression"
  | "field"
  | "file"
  | "heading"
  | "html"
  | "image"
  | "include"
  | "link"
  | "liquid"
  | "math"
  | "shortcode"
  | "table"
  | "text"
  | "title";

/** One thing that is not as it was: where it stood, what it was, what became of it. */
export interface Loss {
  /** Path relative to the project that was read. */
  file: string;
  line: number;
  kind: LossKind;
  what: string;
  outcome: string;
}

/** Notes one loss of the document at hand. */
export type ReportLoss = (
  line: number,
  kind: LossKind,
  what: string,
  outcome: string,
) => void;

/** A stretch of foreign text on one line, short enough for a report. */
export function shorten(text: string, most = 80): string {
  const flat = text.replaceAll(/\s+/gu, " ").trim();
  return flat.length <= most ? flat : `${flat.slice(0, most - 3)}...`;
}
