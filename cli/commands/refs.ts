import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import {
  exitCodes,
  type CommandContext,
  type ExitCode,
  type Finish,
} from "../context.ts";
import { addFolderOptions } from "./folder-options.ts";
import { type FolderOptions } from "../folders.ts";

interface RefsOptions extends FolderOptions {
  format: string;
}

export function addRefsCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
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
}

async function refs(
  name: string,
  options: RefsOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { format } = options;
  if (format !== "table" && format !== "json")
    throw new AppError(
      "bad-option",
      `There is no format "${format}"; there are table, json.`,
    );
  const { openContent } = await import("../look/refs/open-content.ts");
  const { findSubject } = await import("../look/refs/find-subject.ts");
  const { describeKind, formatRefsJson, toRefRow } =
    await import("../look/refs/format-refs.ts");
  const content = await openContent(options, context);
  const { compiled, cwd, finder, folders, unreadable } = content;
  const { folder } = compiled;
  const subject = findSubject(name, { ...folders, folder, cwd });
  const rows = finder
    .find(subject)
    .map((place) => toRefRow(place, folders.show));
  if (format === "json")
    context.stdout.write(formatRefsJson(subject, rows, folders.show));
  else if (rows.length === 0)
    context.stdout.write(`Nothing points to ${subject.name}.\n`);
  else {
    const { formatColumns } = await import("../report/format-columns.ts");
    const lines = rows.map((row) => [
      `${row.file}:${row.line}:${row.column}`,
      describeKind(row),
      row.target,
    ]);
    context.stdout.write(formatColumns(lines));
  }
  const unread = [...unreadable, ...finder.unread(subject)];
  if (unread.length === 0) return exitCodes.clean;
  const shown = unread.map(folders.show).join(", ");
  context.stderr.write(
    `Not searched, because of errors: ${shown}. See content validate.\n`,
  );
  return exitCodes.problems;
}
