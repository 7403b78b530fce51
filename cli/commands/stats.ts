import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import type { CommandContext, ExitCode, Finish } from "../context.ts";
import { addFolderOptions } from "./folder-options.ts";
import { findFolders, type FolderOptions } from "../folders.ts";
import { parseCollection } from "./parse-collection.ts";
import { readContent, tellOfUnread } from "./read-content.ts";
import { terminalWidth } from "./terminal-width.ts";

interface StatsOptions extends FolderOptions {
  format: string;
  top: string;
}

export function addStatsCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("stats")
    .description("counts, words, ages, overdue reviews, links and orphans")
    .argument("[collection]", "only this collection (default: all)");
  addFolderOptions(command)
    .option("--format <name>", "table or json; json is always whole", "table")
    .option("--top <number>", "lines of each list in the table", "5")
    .addHelpText(
      "after",
      "\nExamples:\n  content stats blog --top 20\n  content stats --format json",
    )
    .action(async (name: string | undefined, options: StatsOptions) => {
      finish(await stats(name, options, context));
    });
}

async function stats(
  name: string | undefined,
  { format, top, ...options }: StatsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  if (format !== "table" && format !== "json")
    throw new AppError(
      "bad-option",
      `There is no format "${format}"; there are table, json.`,
    );
  if (!/^[1-9]\d*$/u.test(top))
    throw new AppError(
      "bad-option",
      `--top takes a whole number from 1, not "${top}".`,
    );
  const collection =
    name === undefined ? undefined : await parseCollection(name);
  const folders = await findFolders(options, context);
  const compiled = await readContent(folders, context, { bodies: true });
  const { folder } = compiled;
  const { createLinkGraph } = await import("../look/refs/link-graph.ts");
  const { ownHosts } = await import("../rules/own-hosts.ts");
  const { collectStats } = await import("../look/stats/collect-stats.ts");
  const { formatStats } = await import("../look/stats/format-stats.ts");
  const siteUrl = context.env.SITE_URL;
  const hosts = ownHosts({ folder, siteUrl });
  const result = collectStats(folder, {
    now: context.clock(),
    graph: createLinkGraph(folder, hosts),
    hosts,
    wordsOf: (entry) => compiled.bodyOf(entry)?.words,
    collection,
  });
  context.stdout.write(
    format === "json"
      ? `${JSON.stringify({ version: 1, ...result }, null, 2)}\n`
      : formatStats(result, Number(top), terminalWidth(context)),
  );
  return tellOfUnread(compiled, folders, context);
}
