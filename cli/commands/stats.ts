import type { FolderOptions } from "../folders.ts";
import { formatJsonText } from "../report/json-text.ts";
import {
  type AddCommand,
  addFolderCommand,
  formatOption,
  parseCollection,
  parseCount,
  terminalWidth,
} from "./command.ts";

interface StatsOptions extends FolderOptions {
  format: "table" | "json";
  top: number;
}

export const addStatsCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "stats")
    .description(
      "counts, words, ages, reading ease, overdue reviews, links and orphans",
    )
    .argument("[collection]", "only this collection (default: all)")
    .addOption(formatOption("table", "json"))
    .option(
      "--top <number>",
      "how many rows of each list a table shows; json has all",
      parseCount("--top"),
      5,
    )
    .addHelpText(
      "after",
      "\nExamples:\n  content stats blog --top 20\n  content stats --format json",
    )
    .action(async (name: string | undefined, options: StatsOptions) => {
      const collection =
        name === undefined ? name : await parseCollection(name);
      const { openContent } = await import("../look/open-content.ts");
      const { reportSkipped } = await import("./command.ts");
      const { collectStats } = await import("../look/stats/collect-stats.ts");
      const { formatStats } = await import("../look/stats/format-stats.ts");
      const content = await openContent(options, context, { bodies: true });
      const result = collectStats(content, collection, context.clock());
      context.stdout.write(
        options.format === "json"
          ? formatJsonText({ version: 1, ...result })
          : formatStats(result, options.top, terminalWidth(context)),
      );
      const { folders, unreadable } = content;
      finish(reportSkipped("Left out", unreadable, folders, context));
    });
};
