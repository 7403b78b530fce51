import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import type { Folders } from "../folders.ts";

/**
 * Lists the files that a command skipped because of errors, on stderr.
 * @param what how the message begins, such as `Not searched`
 * @returns `problems` if there are any, otherwise `clean`
 */
export function reportSkipped(
  what: string,
  files: readonly string[],
  { show }: Pick<Folders, "show">,
  { stderr }: Pick<CommandContext, "stderr">,
): ExitCode {
  if (files.length === 0) return exitCodes.clean;
  const names = files.map(show).join(", ");
  stderr.write(
    `${what} because of errors: ${names}. Run \`content validate\` to see them.\n`,
  );
  return exitCodes.problems;
}
