/** One thing that an import could not take over as it was, or had to make up. */
export interface Loss {
  /** Path relative to the project that was read. */
  file: string;
  line: number;
  /** What kind of thing it is: `link`, `image`, `field`, `component`, ... */
  kind: string;
  what: string;
  /** What became of it. */
  outcome: string;
}

/** Notes one loss where something stands. */
export type ReportHere = (kind: string, what: string, outcome: string) => void;

/** Notes one loss of the document at hand, with its line. */
export type ReportLoss = (at: number, ...loss: Parameters<ReportHere>) => void;

/** A stretch of foreign text on one line, short enough for a report. */
export function shorten(text: string, most = 80): string {
  const flat = text.replaceAll(/\s+/gu, " ").trim();
  return flat.length <= most ? flat : `${flat.slice(0, most - 3)}...`;
}
