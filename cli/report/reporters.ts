import { formatCompact } from "./compact.ts";
import { formatGithub } from "./github.ts";
import { formatJson, formatJsonLines } from "./json.ts";
import { formatJunit } from "./junit.ts";
import { formatMarkdown } from "./markdown.ts";
import { formatPretty } from "./pretty.ts";
import type { Reporter } from "./report.ts";
import { formatSarif } from "./sarif.ts";

/** Every format that reports are printed in, by the name that `--format` takes. */
export const reporters = {
  pretty: formatPretty,
  compact: formatCompact,
  json: formatJson,
  jsonl: formatJsonLines,
  github: formatGithub,
  sarif: formatSarif,
  junit: formatJunit,
  markdown: formatMarkdown,
} as const satisfies Record<string, Reporter>;

export type ReportFormat = keyof typeof reporters;
