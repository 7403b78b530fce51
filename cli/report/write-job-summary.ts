import { appendFile, stat } from "node:fs/promises";
import type { CommandContext } from "../context.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Report } from "./report.ts";

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
  const { formatMarkdownTable } = await import("./markdown.ts");
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
