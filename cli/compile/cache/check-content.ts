import type { CompileOptions, CompileResult } from "../compile-content.ts";
import { createBodyCompiler } from "../create-body-compiler.ts";
import { sourcesOf } from "./answer-sources.ts";
import { readChecked, writeChecked } from "./checked-folder.ts";
import { openLastRun } from "./last-run.ts";
import type { RunQuestion } from "./run-inputs.ts";

type Checked = Pick<CompileResult, "diagnostics" | "files" | "sources">;

/** Checks a folder, or returns the last result if nothing has changed since. */
export async function checkContent(
  compileOptions: CompileOptions,
  question: Omit<RunQuestion, "command">,
): Promise<Checked> {
  const last = await openLastRun({ ...question, command: "validate" });
  if (last.answer !== undefined) {
    const { diagnostics, files } = last.answer;
    const sources = sourcesOf(last.answer, question.contentDir);
    return { diagnostics, files, sources };
  }
  // Its threads start while the rest of the compiler is loaded.
  const bodies = createBodyCompiler(last.uncached);
  const [{ compileContent }, { openCache }] = await Promise.all([
    import("../compile-content.ts"),
    import("./open-cache.ts"),
  ]);
  const cache = openCache(question.outDir);
  const memory = {
    ...cache,
    files: last.files,
    listing: last.listing,
    checked: readChecked(question.outDir),
  };
  const result = await compileContent({ ...compileOptions, memory, bodies });
  cache.entries.save();
  writeChecked(question.outDir, memory.checked);
  const { diagnostics, files, sources } = result;
  const answer = { diagnostics, files, texts: [...sources.keys()] };
  last.keep(answer, memory.checked?.until);
  return result;
}
