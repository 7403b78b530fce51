import type { Reporter } from "./report.ts";

/**
 * Every format that reports are printed in, by the name that `--format` takes. A reporter is loaded when it is used:
 * SARIF, for one, needs every rule.
 */
export const reporters = {
  pretty: async () => (await import("./pretty.ts")).formatPretty,
  compact: async () => (await import("./compact.ts")).formatCompact,
  json: async () => (await import("./json.ts")).formatJson,
  jsonl: async () => (await import("./json.ts")).formatJsonLines,
  github: async () => (await import("./github.ts")).formatGithub,
  sarif: async () => (await import("./sarif.ts")).formatSarif,
  junit: async () => (await import("./junit.ts")).formatJunit,
  markdown: async () => (await import("./markdown.ts")).formatMarkdown,
} as const satisfies Record<string, () => Promise<Reporter>>;

export type ReportFormat = keyof typeof reporters;
