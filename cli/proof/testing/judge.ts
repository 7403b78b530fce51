import { createWorkspace, type Files } from "./create-workspace.ts";
import { SAMPLE } from "./sample-files.ts";

/** What `validate` reports of files beside the sample; empty collections are not reported. */
export async function judge(
  files: Files,
  env: Record<string, string> = {},
): Promise<JudgedProblem[]> {
  const workspace = await createWorkspace({ ...SAMPLE, ...files });
  const { stdout } = await workspace.run(
    ["validate", "--format", "json", "--rule", "collection=off"],
    { env },
  );
  const report: { diagnostics: JudgedProblem[] } = JSON.parse(stdout);
  return report.diagnostics;
}

interface JudgedProblem {
  line: number;
  fixable: boolean;
  file: string;
  rule: string;
  message: string;
  help: string;
  related: { line: number }[];
}
