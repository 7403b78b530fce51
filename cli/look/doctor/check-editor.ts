import { AppError } from "../../app-error.ts";
import { count } from "../../report/report.ts";
import { listChoices } from "../json-schema/list-choices.ts";
import { findStaleFiles } from "../json-schema/find-stale-files.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import { ok, warn, type Finding, type DoctorContext } from "./finding.ts";

/** Checks that the schemas for editors are up to date. */
export async function checkEditor(
  { context: { cwd }, folders }: DoctorContext,
  { folder }: CompileResult,
): Promise<Finding> {
  const remedy = "`content schema --write`.";
  try {
    const choicesOf = listChoices(folder);
    const stale = await findStaleFiles(cwd, folders.contentDir, choicesOf);
    if (stale.size === 0) return ok("The editor's schemas are up to date.");
    const message = `${count(stale.size, "file")} for the editor: missing or out of date.`;
    return warn(message, remedy);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return warn(error.message, error.hint ?? remedy);
  }
}
