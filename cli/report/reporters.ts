import type { Reporter } from "./report.ts";

/**
 * All report formats, by their name for `--format`. Each is loaded on first use, because SARIF, for example, loads
 * every rule.
 */
export const reporters = {
  pretty: async () => (await import("./pretty.ts")).formatPretty,
  compact: async () => (await import("./compact.ts")).formatCompact,
  json: async () => (await import("./json-text.ts")).formatJson,
  jsonl: async () => (await import("./json-text.ts")).formatJsonLines,
  github: async () => (await import("./github.ts")).formatGithub,
  sarif: async () => (await import("./sarif.ts")).formatSarif,
  junit: async () => (await import("./junit.ts")).formatJunit,
  markdown: async () => (await import("./markdown.ts")).formatMarkdown,
} as const satisfies Record<string, () => Promise<Reporter>>;

export type ReportFormat = keyof typeof reporters;
