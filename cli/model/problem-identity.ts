import { hash } from "node:crypto";
import type { Diagnostic } from "./diagnostic.ts";
import type { SourceText } from "./source-text.ts";

/**
 * Identifies a problem in baselines and SARIF, even if lines above it change: its file, rule and message, and the words
 * of its line.
 */
export interface ProblemIdentity {
  file: string;
  rule: string;
  /** The stable message and the first file. Each number is `#`, because counts and ages change by themselves. */
  message: string;
  /** Without indentation and doubled spaces. Empty for a problem of a whole file that cannot be read. */
  line: string;
}

export function identifyProblem(
  diagnostic: Pick<
    Diagnostic,
    "file" | "rule" | "message" | "stableMessage" | "firstFile" | "line"
  >,
  source: SourceText | undefined,
): ProblemIdentity {
  const { file, firstFile, rule } = diagnostic;
  const message = stableMessageOf(diagnostic).toWellFormed();
  const first =
    firstFile === undefined ? "" : ` First: ${firstFile.toWellFormed()}.`;
  const line = source?.lineAt(diagnostic.line) ?? "";
  return {
    file,
    rule,
    message: shorten(message.replaceAll(/\d+/gu, "#") + first),
    line: shorten(line.toWellFormed().replaceAll(/\s+/gu, " ").trim()),
  };
}

/** The problem without parts that depend on other files, such as a suggested name. */
export function stableMessageOf({
  stableMessage,
  message,
}: Pick<Diagnostic, "message" | "stableMessage">): string {
  return stableMessage ?? message.replace(/ Did you mean `[^`]*`\?$/u, "");
}

/** The first 16 hexadecimal digits of a SHA-256, enough to distinguish the texts of one project. */
export function shortHash(text: string): string {
  return hash("sha256", text).slice(0, 16);
}

const MAX_LENGTH = 200;

/**
 * Shortens a long text to its beginning and a hash of all of it, which distinguishes it from others with the same
 * beginning.
 */
function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const start = text.slice(0, MAX_LENGTH - 20).toWellFormed();
  return `${start}... ${shortHash(text)}`;
}
