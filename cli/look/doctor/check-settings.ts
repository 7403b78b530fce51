import { AppError } from "../../app-error.ts";
import type { CompileResult } from "../../compile/compile-content.ts";
import { SETTINGS_FILE } from "../../model/levels.ts";
import { loadSettings } from "../../check/settings/load-settings.ts";
import { matchesGlob } from "../../check/settings/matches-glob.ts";
import { count } from "../../report/report.ts";
import { fail, ok, warn, type Finding, type DoctorContext } from "./finding.ts";

/** Checks that the settings file is valid and each of its overrides matches a file. */
export async function checkSettings(
  { context, folders, show }: DoctorContext,
  compiled: CompileResult | undefined,
): Promise<Finding> {
  try {
    const { layers, path } = await loadSettings(
      folders.contentDir,
      context.cwd,
    );
    if (path === undefined)
      return ok(
        `There is no ${SETTINGS_FILE}: all rules have their default level.`,
      );
    const files =
      compiled === undefined ? undefined : [...compiled.sources.keys()];
    const idle = layers
      .flatMap(({ paths = [] }) => paths)
      .find((pattern) => files?.every((file) => !matchesGlob(file, pattern)));
    if (idle !== undefined)
      return warn(
        `The path \`${idle}\` in ${show(path)} matches no file.`,
        "Correct or remove it. Paths start in the content folder, such as blog/**.",
      );
    const set = layers.reduce((sum, { levels }) => sum + levels.size, 0);
    return ok(`${show(path)} sets ${count(set, "level")}.`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return fail(error.message, error.hint ?? "Correct the file.");
  }
}
