import { AppError } from "../../app-error.ts";
import { relativePath } from "../../folders.ts";
import { createEditorFiles } from "../json-schema/create-editor-files.ts";
import { listChoices } from "../json-schema/list-choices.ts";
import { findStaleFiles } from "../json-schema/find-stale-files.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import { ok, warn, type Finding, type Surroundings } from "./finding.ts";

/** Checks that the schemas for editors are up to date. */
export async function checkEditor(
  { context: { cwd }, folders }: Surroundings,
  { folder }: CompileResult,
): Promise<Finding> {
  const prefix = relativePath(cwd, folders.contentDir);
  const files = createEditorFiles(prefix, listChoices(folder));
  const remedy = "`content schema --write`.";
  try {
    const stale = await findStaleFiles(cwd, files);
    if (stale.size === 0)
      return ok("editor", "The editor's schemas are up to date.");
    const message =
      stale.size > files.schemas.size
        ? "The editor has no schemas and cannot complete fields."
        : `${stale.size} of the editor's schemas are out of date.`;
    return warn("editor", message, remedy);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return warn("editor", error.message, error.hint ?? remedy);
  }
}
