import { AppError } from "../app-error.ts";
import type { SinceOptions } from "../check/versions/check-since.ts";
import type { CommandContext } from "../context.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { CompileOptions } from "../compile/compile-content.ts";

export interface FixOptions extends SinceOptions {
  fix?: true;
}

/** @throws AppError for a combination that cannot work */
export function checkFixOptions({ fix, staged }: FixOptions): void {
  if (fix && staged)
    throw new AppError(
      "bad-option",
      "--fix changes files, and --staged looks at what git has of them.",
      { hint: "Run `content fix` and stage the result." },
    );
}

/**
 * Mends, on disk, what `validate` is asked about and what can be mended without asking.
 * @throws AppError when a file cannot be written
 */
export async function applyFixes(
  compileOptions: CompileOptions,
  options: FixOptions,
  isWanted: (file: string) => boolean,
  context: CommandContext,
): Promise<void> {
  if (!options.fix) return;
  const { mendFolder } = await import("../change/fix/mend-folder.ts");
  const changed = await findChanged(compileOptions, options, context);
  const asked = new Set(changed?.map(({ file }) => file));
  const { changes, mended } = await mendFolder(compileOptions, {
    isWanted: ({ file }) =>
      isWanted(file) && (changed === undefined || asked.has(file)),
    also: changed?.filter(({ rule }) => rule.endsWith("/removed")) ?? [],
    write: true,
  });
  const { formatCount } = await import("../change/fix/format-count.ts");
  context.stderr.write(`${formatCount(mended, changes)}.\n`);
}

/** With --since, what is wrong with the changed files and with those that the change broke. */
async function findChanged(
  compileOptions: CompileOptions,
  options: SinceOptions,
  context: CommandContext,
): Promise<Diagnostic[] | undefined> {
  if (options.since === undefined) return undefined;
  const { checkSince } = await import("../check/versions/check-since.ts");
  return (await checkSince(compileOptions, options, context)).diagnostics;
}
