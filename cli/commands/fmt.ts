import type { Command } from "commander";
import {
  exitCodes,
  type CommandContext,
  type ExitCode,
  type Finish,
} from "../context.ts";
import type { FormatResult } from "../change/format/format-folder.ts";
import { addFolderOptions } from "./folder-options.ts";
import { findFolders, type FolderOptions } from "../folders.ts";
import { parseWanted } from "./wanted-files.ts";

interface FmtOptions extends FolderOptions {
  check?: true;
  diff?: true;
}

export function addFmtCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("fmt")
    .alias("format")
    .description("bring front matter and YAML into one form")
    .argument("[paths...]", "format only these files or folders");
  addFolderOptions(command)
    .option("--check", "name the files that would change, write nothing")
    .option("--diff", "show the changes as a diff, write nothing")
    .addHelpText(
      "after",
      "\nPrints the changed files. With --check or --diff, exits with 1 when there are any.\n\nExample:\n  content fmt --check content/blog",
    )
    .action(async (paths: string[], options: FmtOptions) => {
      finish(await fmt(paths, options, context));
    });
}

async function fmt(
  paths: readonly string[],
  options: FmtOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const folders = await findFolders(options, context);
  const isWanted = await parseWanted(paths, folders, context);
  const { formatFolder } = await import("../change/format/format-folder.ts");
  const result = await formatFolder(folders.contentDir, isWanted);
  const { changes } = result;
  if (options.diff) {
    const { formatChanges } = await import("../change/edit/format-changes.ts");
    context.stdout.write(formatChanges(changes, folders));
  } else if (!options.check) {
    const { replaceFiles } = await import("../change/edit/replace-files.ts");
    await replaceFiles(folders.contentDir, changes);
  }
  if (!options.diff)
    for (const { path } of changes)
      context.stdout.write(`${folders.show(path)}\n`);
  const { printable } = await import("../report/printable.ts");
  for (const { file, line, column, message } of result.diagnostics) {
    const place = `${folders.show(file)}:${line}:${column}`;
    context.stderr.write(printable(`Left alone: ${place} ${message}`) + "\n");
  }
  return tell(result, options, context);
}

function tell(
  { changes, diagnostics, files }: FormatResult,
  { check, diff }: FmtOptions,
  { stderr }: CommandContext,
): ExitCode {
  const writes = !check && !diff;
  const what = writes ? "formatted" : "to format";
  stderr.write(
    `${changes.length} of ${files} ${files === 1 ? "file" : "files"} ${what}.\n`,
  );
  const isLeft = !writes && changes.length > 0;
  return isLeft || diagnostics.length > 0
    ? exitCodes.problems
    : exitCodes.clean;
}
