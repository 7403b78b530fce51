import {
  checkSince,
  type SinceOptions,
} from "../../check/versions/check-since.ts";
import type { CommandContext } from "../../context.ts";
import type { CompileOptions } from "../../compile/compile-content.ts";
import { fixContent, type FixResult } from "./fix-content.ts";

/**
 * Fixes the content folder on disk. With `since`, only files with problems that the change since then has caused.
 * @throws AppError when a file cannot be written, or git cannot list the changes
 */
export async function fixChanged(
  compileOptions: CompileOptions,
  since: SinceOptions,
  isWanted: (file: string) => boolean,
  context: CommandContext,
): Promise<FixResult> {
  if (since.since === undefined)
    return fixContent(compileOptions, {
      isWanted: ({ file }) => isWanted(file),
      write: true,
    });
  const { diagnostics } = await checkSince(compileOptions, since, context);
  const affected = new Set(diagnostics.map(({ file }) => file));
  return fixContent(compileOptions, {
    isWanted: ({ file }) => isWanted(file) && affected.has(file),
    // Only the comparison finds these; a check of the folder alone does not.
    also: diagnostics.filter(({ rule }) => rule.endsWith("/removed")),
    write: true,
  });
}
