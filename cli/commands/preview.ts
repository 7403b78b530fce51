import type { FolderOptions } from "../folders.ts";
import { formatJsonText } from "../report/json-text.ts";
import { type AddCommand, addFolderCommand, formatOption } from "./command.ts";

interface PreviewOptions extends FolderOptions {
  expires: string;
  format: "text" | "json";
}

export const addPreviewCommand: AddCommand = (program, context) => {
  addFolderCommand(program, "preview")
    .description("a signed address of a draft or a scheduled entry")
    .argument("<entry>", "collection/slug, its file, or its address")
    .option(
      "--expires <duration>",
      "how long the address works: 30m, 12h, 7d, 2w; up to 90d",
      "7d",
    )
    .addOption(formatOption("text", "json"))
    .addHelpText(
      "after",
      "\nReads APP_SECRET, or the secret that the server keeps in DATA_DIR, and SITE_URL.\nThe page shows what the last build compiled.\n\nExample:\n  content preview blog/weekly-signal-review --expires 12h",
    )
    .action(async (name: string, options: PreviewOptions) => {
      const { parseDuration } = await import("./command.ts");
      const seconds = parseDuration("--expires", options.expires);
      const { createPreview, findSiteUrl } =
        await import("../look/preview/create-preview.ts");
      const { findEntry } = await import("../look/list/find-entry.ts");
      const { openContent } = await import("../look/open-content.ts");
      const { compiled, cwd, folders } = await openContent(options, context);
      const search = { ...folders, folder: compiled.folder, cwd };
      const entry = findEntry(name, search);
      const preview = await createPreview(entry, seconds, context);
      const { stderr, stdout } = context;
      if (options.format === "json")
        stdout.write(formatJsonText({ ...preview }));
      else stdout.write(`${preview.url}\n`);
      if (preview.status === "live")
        stderr.write("It is published: this is its public address.\n");
      if (findSiteUrl(context).isLocal)
        stderr.write(
          "SITE_URL is not set: the address works on this machine only.\n",
        );
    });
};
