import type { CarryOutOptions } from "../change/move/carry-out.ts";
import type { RemovalOptions } from "../change/move/plan-removal.ts";
import { type AddCommand, addFolderCommand } from "./command.ts";

export const addRemoveCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "rm")
    .alias("remove")
    .description("remove an entry, a record or an image that nothing points to")
    .argument("<entry>", "collection/slug, a file, or an address")
    .option(
      "--redirect-to <entry>",
      "its replacement: links, references and its addresses will lead there",
    )
    .option("--no-redirect", "let its address lead nowhere")
    .option(
      "--force",
      "remove it even if git cannot restore it, or the site's code uses the image",
    )
    .option("--dry-run", "show the changes as a diff, remove nothing")
    .option("--json", "print what was done as JSON")
    .addHelpText(
      "after",
      "\nAlso removes the images that only this entry shows.\n\nExample:\n  content rm blog/weekly-signal-review --redirect-to blog/read-engagement-as-intent",
    )
    .action(async (name: string, options: RemovalOptions & CarryOutOptions) => {
      const { carryOut } = await import("../change/move/carry-out.ts");
      const { planRemoval } = await import("../change/move/plan-removal.ts");
      const code = await carryOut(
        (content, workTree) => planRemoval(name, content, workTree, options),
        options,
        context,
      );
      finish(code);
    });
};
