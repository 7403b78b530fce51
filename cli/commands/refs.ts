import type { FolderOptions } from "../folders.ts";
import { type AddCommand, addFolderCommand, formatOption } from "./command.ts";

interface RefsOptions extends FolderOptions {
  format: "table" | "json";
}

export const addRefsCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "refs")
    .description("what points to an entry, a record or an image")
    .argument("<entry>", "collection/slug, a file, or an address")
    .addOption(formatOption("table", "json"))
    .addHelpText(
      "after",
      "\nExample:\n  content refs blog/weekly-signal-review\n  content refs authors/tom-averill\n  content refs /images/blog/weekly-signal-review.svg --format json",
    )
    .action(async (name: string, options: RefsOptions) => {
      const { openSearchable } = await import("../look/refs/find-places.ts");
      const { reportSkipped } = await import("./command.ts");
      const { findSubject } = await import("../look/refs/subject.ts");
      const { formatRefsJson, formatRefsTable, toRefRow } =
        await import("../look/refs/format-refs.ts");
      const content = await openSearchable(options, context);
      const { finder, folders, unreadable } = content;
      const subject = findSubject(name, content);
      const rows = finder
        .find(subject)
        .map((place) => toRefRow(place, folders.show));
      context.stdout.write(
        options.format === "json"
          ? formatRefsJson(subject, rows, folders.show)
          : formatRefsTable(subject, rows),
      );
      const unread = [...unreadable, ...finder.unread(subject)];
      finish(reportSkipped("Not searched", unread, folders, context));
    });
};
