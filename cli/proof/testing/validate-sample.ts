import { createWorkspace, type Files } from "./create-workspace.ts";
import { SAMPLE } from "./sample-files.ts";

/** The problems that `validate` reports for files added to the sample, without those about empty collections. */
export async function validateSample(
  files: Files,
  env: Record<string, string> = {},
): Promise<ReportedProblem[]> {
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  const { stdout } = await workspace.run(
    ["validate", "--format", "json", "--rule", "collection=off"],
    { env },
  );
  const report: { diagnostics: ReportedProblem[] } = JSON.parse(stdout);
  return report.diagnostics;
}

interface ReportedProblem {
  line: number;
  fixable: boolean;
  file: string;
  rule: string;
  message: string;
  help: string;
  related: { line: number }[];
}
