import { existsSync } from "node:fs";
import { join } from "node:path";
import { sourcesOf } from "../cache/answer-sources.ts";
import { openLastRun, type LastRun } from "../cache/last-run.ts";
import type { RunQuestion } from "../cache/run-inputs.ts";
import { exitCodes } from "../../context.ts";
import {
  countProblems,
  exitCodeOf,
  type Strictness,
} from "../../model/strictness.ts";
import type { BuildResult } from "./build-content.ts";

/** The result of the last build, if neither its inputs nor its output have changed since. */
export async function recallBuild(
  question: Omit<RunQuestion, "command">,
  strictness: Strictness,
): Promise<{ last: LastRun; result?: BuildResult }> {
  const { contentDir } = question;
  const last = await openLastRun({ ...question, command: "build" });
  const { answer, outputs = 0 } = last;
  if (answer === undefined) return { last };
  const sources = sourcesOf(answer, contentDir);
  const { diagnostics, files } = answer;
  const code = exitCodeOf(countProblems(diagnostics), strictness);
  const compiled = { diagnostics, files, sources };
  if (code !== exitCodes.clean) return { last, result: { code, compiled } };
  if (!existsSync(join(question.outDir, "search.sqlite"))) return { last };
  const written = { written: 0, unchanged: outputs, removed: 0, drawn: 0 };
  return { last, result: { code, compiled, written } };
}
