import type { CommandContext, ExitCode } from "../../context.ts";
import { findSubject } from "../../look/refs/find-subject.ts";
import { carryOut, type CarryOutOptions } from "./carry-out.ts";
import { planRemoval, type RemovalOptions } from "./plan-removal.ts";

export interface RemoveOptions extends CarryOutOptions, RemovalOptions {}

/**
 * Removes an entry, a record or an image.
 * @throws AppError when something still points to it, or git could not restore it
 */
export async function removeContent(
  name: string,
  options: RemoveOptions,
  context: CommandContext,
): Promise<ExitCode> {
  return carryOut(
    async (content, workTree) => {
      const subject = findSubject(name, content);
      return {
        subject,
        plan: await planRemoval(subject, content, workTree, options),
        headline: `${subject.name} removed`,
        facts: { removed: subject.name, redirectTo: options.redirectTo },
        canLose: options.force === true,
      };
    },
    options,
    context,
  );
}
