import { resolve } from "node:path";
import { AppError } from "../app-error.ts";
import type { CommandContext } from "../context.ts";
import type { BaselineOptions } from "./baseline-options.ts";
import { isContent, realPath, type Folders } from "../folders.ts";
import { parseReportFiles, type ReportOptions } from "./report-options.ts";

/**
 * Checks the files of `--report`. Links are resolved.
 * @throws AppError for a report that would replace content, the baseline or another report
 */
export async function checkReportPlaces(
  {
    baseline,
    report,
  }: Pick<ReportOptions & BaselineOptions, "baseline" | "report">,
  { contentDir }: Pick<Folders, "contentDir">,
  { cwd }: Pick<CommandContext, "cwd">,
): Promise<void> {
  const content = await realPath(contentDir);
  const taken = new Set(
    baseline === undefined ? [] : [await realPath(resolve(cwd, baseline))],
  );
  for (const [, file] of await parseReportFiles(report)) {
    const path = await realPath(resolve(cwd, file));
    if (isContent(path, content))
      throw new AppError(
        "report-in-content",
        `The report "${file}" is in the content folder and would be read as content.`,
        { hint: "Name a file outside of it." },
      );
    if (taken.has(path))
      throw new AppError(
        "report-twice",
        `"${file}" is named twice, so one report or the baseline would be lost.`,
        { hint: "Give each report a file of its own." },
      );
    taken.add(path);
  }
}
