import type { Diagnostic } from "../model/diagnostic.ts";
import { escapeMarkdown, formatCode } from "./markdown-text.ts";
import {
  bySeverity,
  formatPlace,
  formatSummary,
  type Report,
  type Reporter,
} from "./report.ts";

interface MarkdownOptions {
  /** The maximum size of the text in bytes. */
  limit: number;
  /** Links a place to its web address. */
  linkTo?: ((place: Diagnostic) => string) | undefined;
}

/** In bytes. GitHub allows 65,536 characters in a comment on a pull request. */
const COMMENT_LIMIT = 65_000;
/** Bytes that are kept free for the note about omitted problems. */
const NOTE = 200;

/** A table, errors first, for a pull request comment. */
export const formatMarkdown: Reporter = (report) =>
  formatMarkdownTable(report, { limit: COMMENT_LIMIT });

export function formatMarkdownTable(
  report: Report,
  { limit, linkTo }: MarkdownOptions,
): string {
  const title = `### ${escapeMarkdown(formatSummary(report).replace(/\.$/u, ""))}`;
  const { diagnostics } = report;
  if (diagnostics.length === 0) return `${title}\n`;
  const lines = [
    title,
    "",
    "| Level | Place | Problem | What to do |",
    "| :-- | :-- | :-- | :-- |",
  ];
  let room = limit - NOTE - Buffer.byteLength(lines.join("\n"));
  let shown = 0;
  for (const diagnostic of bySeverity(diagnostics)) {
    const row = formatRow(diagnostic, linkTo?.(diagnostic));
    room -= Buffer.byteLength(row) + 1;
    if (room < 0) break;
    lines.push(row);
    shown++;
  }
  const left = diagnostics.length - shown;
  if (left > 0)
    lines.push("", `${left} more are left out: they do not fit in here.`);
  return `${lines.join("\n")}\n`;
}

function formatRow(diagnostic: Diagnostic, url: string | undefined): string {
  const { help, message, rule, severity } = diagnostic;
  const place = formatCode(formatPlace(diagnostic));
  return `| ${[
    severity,
    url === undefined ? place : `<a href="${url}">${place}</a>`,
    `${escapeMarkdown(message)} ${formatCode(rule)}`,
    escapeMarkdown(help),
  ].join(" | ")} |`;
}
