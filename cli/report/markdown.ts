import type { Diagnostic } from "../model/diagnostic.ts";
import { escapeMarkdown, formatCode } from "./markdown-text.ts";
import {
  bySeverity,
  formatPlace,
  formatSummary,
  type Report,
  type Reporter,
} from "./report.ts";
import { appendFile, stat } from "node:fs/promises";
import type { CommandContext } from "../context.ts";

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

/** In bytes. GitHub rejects the whole summary of a step above 1 MiB. */
const LIMIT = 1024 * 1024;

/**
 * Adds the table of all problems to the job summary of GitHub Actions. A failure to do so is only reported on stderr.
 */
export async function writeJobSummary(
  report: Report,
  { env, stderr }: Pick<CommandContext, "env" | "stderr">,
): Promise<void> {
  const path = env.GITHUB_STEP_SUMMARY ?? "";
  try {
    const facts = await stat(path).catch(() => undefined);
    const limit = LIMIT - (facts?.size ?? 0);
    const linkTo = createLink(env);
    const text = `${formatMarkdownTable(report, { limit, linkTo })}\n`;
    if (Buffer.byteLength(text) <= limit) await appendFile(path, text);
    else stderr.write("The summary of the job has no room for a report.\n");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    stderr.write(`The summary of the job could not be written: ${reason}\n`);
  }
}

/** Addresses of lines on GitHub at the checked commit. */
function createLink(
  env: CommandContext["env"],
): ((place: Diagnostic) => string) | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA } = env;
  const parts = [GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA];
  if (!parts.every((part) => /^[\w:./-]+$/u.test(part ?? ""))) return undefined;
  const root = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_SHA}`;
  return ({ file, line }) => {
    const path = file.toWellFormed().split("/").map(encodeURIComponent);
    return `${root}/${path.join("/")}?plain=1#L${line}`;
  };
}
