import type { Preview } from "#schema";
import type { Folders } from "../commands/folders.ts";
import { exitCodeOf, type ReportOptions } from "../commands/report-options.ts";
import { exitCodes, type ExitCode } from "../context.ts";
import type { CompileMemory } from "../model/compile-memory.ts";
import type { CheckSettings } from "../commands/load-levels.ts";
import {
  compileContent,
  type CompileResult,
} from "../pipeline/compile-content.ts";
import { writeOutput, type WriteReport } from "../pipeline/write-output.ts";
import { createReport } from "../reporters/report.ts";

export interface BuildSettings {
  folders: Folders;
  checks: CheckSettings;
  preview: Preview;
  strictness: ReportOptions;
  /** What to keep from one build for the next. */
  memory?: CompileMemory;
  /** Runs once nothing stands against writing. */
  beforeWriting?: () => Promise<void>;
}

export interface BuildResult {
  code: ExitCode;
  compiled: CompileResult;
  /** What was written; undefined when nothing was, because of problems. */
  written?: WriteReport;
}

/** Compiles the content and, when nothing stands against it, writes the output. */
export async function buildContent(
  settings: BuildSettings,
  now: Date,
): Promise<BuildResult> {
  const { checks, folders, memory, preview, strictness } = settings;
  const { contentDir, outDir, publicDirs } = folders;
  const compiled = await compileContent({
    contentDir,
    publicDirs,
    ...checks,
    now,
    preview,
    render: true,
    ...(memory === undefined ? {} : { memory }),
  });
  const { diagnostics, files, output, sources } = compiled;
  const report = createReport(diagnostics, files, sources);
  const code = exitCodeOf(report, strictness);
  if (output === undefined || code !== exitCodes.clean)
    return { code, compiled };
  await settings.beforeWriting?.();
  return { code, compiled, written: await writeOutput(outDir, output) };
}
