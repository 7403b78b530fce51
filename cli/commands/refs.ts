import type { CommandContext, ExitCode } from "../context.ts";
import type { FolderOptions } from "../folders.ts";
import { parseChoice, type AddCommand } from "./command.ts";
import { addFolderOptions } from "./folder-options.ts";

interface RefsOptions extends FolderOptions {
  format: string;
}

export const addRefsCommand: AddCommand = (program, context, finish) => {
  const command = program
    .command("refs")
    .description("what points to an entry, a record or an image")
    .argument("<entry>", "collection/slug, a file, or an address");
  addFolderOptions(command)
    .option("--format <name>", "table or json", "table")
    .addHelpText(
      "after",
      "\nExample:\n  content refs blog/a-post\n  content refs authors/mara-lind\n  content refs /images/blog/a-picture.svg --format json",
    )
    .action(async (name: string, options: RefsOptions) => {
      finish(await refs(name, options, context));
    });
};

async function refs(
  name: string,
  options: RefsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const formats = ["table", "json"] as const;
  const format = await parseChoice("format", options.format, formats);
  const { openSearchable } = await import("../look/refs/open-searchable.ts");
  const { reportSkipped } = await import("../report/report-skipped.ts");
  const { findSubject } = await import("../look/refs/find-subject.ts");
  const { formatRefsJson, formatRefsTable, toRefRow } =
    await import("../look/refs/format-refs.ts");
  const content = await openSearchable(options, context);
  const { finder, folders, unreadable } = content;
  const subject = findSubject(name, content);
  const rows = finder
    .find(subject)
    .map((place) => toRefRow(place, folders.show));
  context.stdout.write(
    format === "json"
      ? formatRefsJson(subject, rows, folders.show)
      : formatRefsTable(subject, rows),
  );
  const unread = [...unreadable, ...finder.unread(subject)];
  return reportSkipped("Not searched", unread, folders, context);
}
