import type { FolderOptions } from "../folders.ts";
import type { listFormats } from "../look/list/list-entries.ts";
import type { QueryOptions } from "../look/list/parse-query.ts";
import {
  type AddCommand,
  addFolderCommand,
  repeatable,
  formatOption,
  parseCollection,
  parseCount,
  terminalWidth,
} from "./command.ts";

interface ListOptions extends FolderOptions, QueryOptions {
  format: keyof typeof listFormats;
  limit?: number;
}

export const addListCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "list")
    .alias("ls")
    .description("the entries as a table, JSON or CSV")
    .argument("[collection]", "only this collection (default: all)")
    .addOption(formatOption("table", "json", "csv"))
    .option(
      "--status <names>",
      "only these, commas between: draft, scheduled, live, expired",
    )
    .addOption(
      repeatable(
        "--where <key=value>",
        "only entries with this value; also != < <= > >=, and ~ for a part of it",
      ),
    )
    .option("--fields <a,b>", "which fields to show, such as slug,image.src")
    .option("--sort <a,-b>", "sort by these fields; - for descending")
    .option("--limit <number>", "at most this many", parseCount("--limit"))
    .addHelpText(
      "after",
      `
Examples:
  content list blog --status scheduled --fields slug,title,publishAt
  content list --where categories=outreach --where "date>=2026-01-01" --sort -date
  content list --format csv > entries.csv`,
    )
    .action(async (name: string | undefined, options: ListOptions) => {
      const collection =
        name === undefined ? name : await parseCollection(name);
      const { parseQuery } = await import("../look/list/parse-query.ts");
      const { listEntries, listFormats } =
        await import("../look/list/list-entries.ts");
      const { openContent } = await import("../look/open-content.ts");
      const { reportSkipped } = await import("./command.ts");
      const query = parseQuery(collection, options);
      const bodies = query.needsWords;
      const content = await openContent(options, context, { bodies });
      const rows = listEntries(content, query, context.clock()).slice(
        0,
        options.limit,
      );
      const print = listFormats[options.format];
      const { stderr, stdout } = context;
      stdout.write(print(rows, query, terminalWidth(context)));
      if (rows.length === 0) stderr.write("No entry matches.\n");
      const { folders, unreadable } = content;
      finish(reportSkipped("Left out", unreadable, folders, context));
    });
};
