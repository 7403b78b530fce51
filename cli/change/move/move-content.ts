import type { CommandContext, ExitCode } from "../../context.ts";
import { carryOut, type CarryOutOptions } from "./carry-out.ts";
import { planMove } from "./plan-move.ts";

export interface MoveOptions extends CarryOutOptions {
  redirect?: boolean;
}

/**
 * Renames an entry, a record or an image, and everything that points to it.
 * @throws AppError when it does not exist, cannot have that name, or the content would have new errors
 */
export async function moveContent(
  name: string,
  to: string,
  options: MoveOptions,
  context: CommandContext,
): Promise<ExitCode> {
  return carryOut(
    async (content) => {
      const move = await planMove(name, to, content, options.redirect);
      const facts = { from: move.subject.name, to: move.newName };
      const headline = `${facts.from} -> ${facts.to}`;
      return { ...move, headline, facts, canLose: true };
    },
    options,
    context,
  );
}
