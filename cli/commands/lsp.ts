import type { FolderOptions } from "../folders.ts";
import { type AddCommand, addFolderCommand } from "./command.ts";

export const addLspCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "lsp")
    .description("serve an editor: checks, completion, links and fixes")
    .option("--stdio", "over standard input and output, which is the default")
    .addHelpText(
      "after",
      "\nExample:\n  content lsp --stdio\n\nSpeaks the Language Server Protocol. Editors start it; docs/editors.md says how to set them up. Writes nothing to disk.",
    )
    .action(async (options: FolderOptions) => {
      const { serve } = await import("../editor/server/serve.ts");
      finish(await serve(options, context));
    });
};
