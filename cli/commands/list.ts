import type { Command } from "commander";
import type { EntryStatus } from "#schema";
import { AppError } from "../app-error.ts";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import type { Finish } from "../program.ts";
import { parseCollection } from "./parse-collection.ts";
import {
  addFolderOptions,
  findFolders,
  type FolderOptions,
} from "./folders.ts";

interface ListOptions extends FolderOptions {
  format: string;
  status?: string;
  where?: string[];
  fields?: string;
}

const statuses = ["draft", "scheduled", "live", "expired"] as const;

export function addListCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("list")
    .alias("ls")
    .description("the entries as a table, JSON or CSV")
    .argument("[collection]", "only this collection");
  addFolderOptions(command)
    .option("--format <name>", "table, json or csv", "table")
    .option("--status <name>", `only these: ${statuses.join(", ")}`)
    .option(
      "--where <key=value>",
      "only entries with this value; repeatable",
      (value: string, before: string[] = []) => [...before, value],
    )
    .option("--fields <a,b>", "which fields to show")
    .addHelpText(
      "after",
      "\nExample:\n  content list blog --status scheduled --fields slug,title,publishAt",
    )
    .action(async (name: string | undefined, options: ListOptions) => {
      finish(await list(name, options, context));
    });
}

async function list(
  name: string | undefined,
  options: ListOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const status = parseStatus(options.status);
  const where = (options.where ?? []).map(parseCondition);
  const collection =
    name === undefined ? undefined : await parseCollection(name);
  const folders = await findFolders(options, context);
  const { listFormats, isListFormat } =
    await import("../reporters/list-formats.ts");
  if (!isListFormat(options.format))
    throw new AppError(
      "bad-option",
      `There is no format "${options.format}"; there are ${Object.keys(listFormats).join(", ")}.`,
    );
  const { compileContent } = await import("../pipeline/compile-content.ts");
  const { listEntries } = await import("../list/list-entries.ts");
  const now = context.clock();
  const { contentDir, publicDirs } = folders;
  const { diagnostics, folder } = await compileContent({
    contentDir,
    publicDirs,
    now,
    render: false,
    preview: { drafts: true, future: true },
    levels: new Map(),
  });
  const fields = options.fields?.split(",").map((field) => field.trim());
  const rows = listEntries(folder, now, {
    ...(collection === undefined ? {} : { collection }),
    ...(status === undefined ? {} : { status }),
    ...(fields === undefined ? {} : { fields }),
    where,
  });
  context.stdout.write(listFormats[options.format](rows));
  return tellOfUnreadable(diagnostics, folder, context);
}

/** Entries that could not be read are missing from the list: that is never silent. */
function tellOfUnreadable(
  diagnostics: readonly { file: string; severity: string }[],
  folder: {
    entries: { file: string }[];
    records: { file: string }[];
    settings: { file: string }[];
  },
  { stderr }: CommandContext,
): ExitCode {
  const listed = new Set(
    [...folder.entries, ...folder.records, ...folder.settings].map(
      ({ file }) => file,
    ),
  );
  const unread = new Set(
    diagnostics
      .filter(({ file, severity }) => severity === "error" && file !== "")
      .map(({ file }) => file)
      .filter((file) => !listed.has(file)),
  );
  if (unread.size === 0) return exitCodes.clean;
  stderr.write(
    `Not listed, because of errors: ${[...unread].join(", ")}. See content validate.\n`,
  );
  return exitCodes.problems;
}

function parseStatus(text: string | undefined): EntryStatus | undefined {
  const status = statuses.find((name) => name === text);
  if (text === undefined || status !== undefined) return status;
  throw new AppError(
    "bad-option",
    `There is no status "${text}"; there are ${statuses.join(", ")}.`,
  );
}

function parseCondition(text: string): { field: string; value: string } {
  const at = text.indexOf("=");
  if (at > 0) return { field: text.slice(0, at), value: text.slice(at + 1) };
  throw new AppError("bad-option", `--where takes key=value, not "${text}".`);
}
