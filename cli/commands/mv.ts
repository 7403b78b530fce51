import type { CarryOutOptions } from "../change/move/carry-out.ts";
import { type AddCommand, addFolderCommand } from "./command.ts";

interface MoveOptions extends CarryOutOptions {
  redirect?: boolean;
}

export const addMoveCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "mv")
    .alias("rename")
    .description("rename an entry, a record or an image")
    .argument("<entry>", "collection/slug, a file, or an address")
    .argument("<slug>", "its new slug or id, or collection/slug")
    .option("--dry-run", "show the changes as a diff, write nothing")
    .option("--json", "print what was done as JSON")
    .option("--redirect", "keep the old address, even of a draft")
    .option("--no-redirect", "do not keep the old address")
    .addHelpText(
      "after",
      "\nUpdates every link, reference and image path and changes nothing else in those files. The old address redirects to the new one.\n\nExample:\n  content mv blog/weekly-signal-review signals-every-week --dry-run",
    )
    .action(async (name: string, to: string, options: MoveOptions) => {
      const { carryOut } = await import("../change/move/carry-out.ts");
      const { planMove } = await import("../change/move/plan-move.ts");
      const code = await carryOut(
        (content) => planMove(name, to, content, options.redirect),
        options,
        context,
      );
      finish(code);
    });
};
