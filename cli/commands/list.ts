import type { Command } from "commander";
import type { CollectionName, EntryStatus } from "#schema";
import { AppError } from "../app-error.ts";
import type { CommandContext, ExitCode, Finish } from "../context.ts";
import type { ListQuery, SortKey } from "../look/list/list-entries.ts";
import type { ListRow } from "../look/list/list-row.ts";
import { addFolderOptions } from "./folder-options.ts";
import { findFolders, type FolderOptions } from "../folders.ts";
import { parseCollection } from "./parse-collection.ts";
import { readContent, tellOfUnread } from "./read-content.ts";
import { terminalWidth } from "./terminal-width.ts";

interface ListOptions extends FolderOptions {
  format: string;
  status?: string;
  where?: string[];
  fields?: string;
  sort?: string;
  limit?: string;
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
    .argument("[collection]", "only this collection (default: all)");
  addFolderOptions(command)
    .option("--format <name>", "table, json or csv", "table")
    .option(
      "--status <names>",
      `only these, commas between: ${statuses.join(", ")}`,
    )
    .option(
      "--where <key=value>",
      "only entries with this value; also != < <= > >= and ~ for a part of it; repeatable",
      (value: string, before: string[] = []) => [...before, value],
    )
    .option("--fields <a,b>", "which fields to show, image.src style")
    .option("--sort <a,-b>", "by these fields, a hyphen for falling")
    .option("--limit <number>", "at most this many")
    .addHelpText(
      "after",
      `
Examples:
  content list blog --status scheduled --fields slug,title,publishAt
  content list --where categories=outreach --where "date>=2026-01-01" --sort -date
  content list --format csv > entries.csv`,
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
  const collection = name === undefined ? undefined : await parseListed(name);
  const format = await parseListFormat(options.format);
  const query = await parseQuery(collection, options);
  const fields = await parseFields(collection, options.fields);
  const folders = await findFolders(options, context);
  const mentioned = [
    ...(fields ?? []),
    ...query.sort.map(({ field }) => field),
    ...query.where.map(({ field }) => field),
  ];
  const bodies = mentioned.includes("words");
  const compiled = await readContent(folders, context, { bodies });
  const { listEntries, pickFields } =
    await import("../look/list/list-entries.ts");
  const { defaultFields } = await import("../look/list/list-fields.ts");
  const { listFormats } = await import("../look/list/list-formats.ts");
  const { folder } = compiled;
  const found = listEntries(folder, query, {
    now: context.clock(),
    show: folders.show,
    wordsOf: (entry) => compiled.bodyOf(entry)?.words,
  });
  const shown = fields ?? withValues(defaultFields(collection), found, format);
  // JSON is for programs: unless told otherwise, they get all there is.
  const isWhole = fields === undefined && format === "json";
  const rows = isWhole ? found : pickFields(found, shown);
  const print = listFormats[format];
  const { stderr, stdout } = context;
  stdout.write(print({ fields: shown, rows }, terminalWidth(context)));
  if (rows.length === 0) stderr.write("No entries fit.\n");
  return tellOfUnread(compiled, folders, context);
}

/** A table has no room for columns that nobody asked for and that are empty. */
function withValues(
  fields: readonly string[],
  rows: readonly ListRow[],
  format: string,
): readonly string[] {
  if (format !== "table") return fields;
  return fields.filter((field) => rows.some((row) => row[field] !== undefined));
}

/** @throws AppError for settings, which are no entries */
async function parseListed(name: string): Promise<CollectionName> {
  const collection = await parseCollection(name);
  const { collections } = await import("#schema");
  if (collections[collection].kind !== "settings") return collection;
  throw new AppError(
    "no-entries",
    `\`${collection}\` is one settings file, ${collection}.yaml, without entries.`,
    { hint: `content show ${collection} prints it.` },
  );
}

async function parseListFormat(name: string) {
  const { isListFormat, listFormats } =
    await import("../look/list/list-formats.ts");
  if (isListFormat(name)) return name;
  throw new AppError(
    "bad-option",
    `There is no format "${name}"; there are ${Object.keys(listFormats).join(", ")}.`,
  );
}

async function parseQuery(
  collection: CollectionName | undefined,
  options: ListOptions,
): Promise<ListQuery> {
  const { parseCondition } = await import("../look/list/condition.ts");
  const { checkField } = await import("../look/list/list-fields.ts");
  const where = (options.where ?? []).map(parseCondition);
  const sort = splitNames(options.sort, "--sort").map(parseSortKey);
  for (const { field } of where) checkField(field, "--where", collection);
  for (const { field } of sort) checkField(field, "--sort", collection);
  return {
    collection,
    statuses: splitNames(options.status, "--status").map(parseStatus),
    where,
    sort,
    limit: parseLimit(options.limit),
  };
}

async function parseFields(
  collection: CollectionName | undefined,
  text: string | undefined,
): Promise<readonly string[] | undefined> {
  if (text === undefined) return undefined;
  const { checkField } = await import("../look/list/list-fields.ts");
  const fields = [...new Set(splitNames(text, "--fields"))];
  for (const field of fields) checkField(field, "--fields", collection);
  return fields;
}

function splitNames(text: string | undefined, option: string): string[] {
  if (text === undefined) return [];
  const names = text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  if (names.length > 0) return names;
  throw new AppError("bad-option", `${option} takes at least one name.`);
}

function parseSortKey(name: string): SortKey {
  const descending = name.startsWith("-");
  return { field: descending ? name.slice(1) : name, descending };
}

function parseStatus(name: string): EntryStatus {
  const status = statuses.find((known) => known === name);
  if (status !== undefined) return status;
  throw new AppError(
    "bad-option",
    `There is no status "${name}"; there are ${statuses.join(", ")}.`,
  );
}

function parseLimit(text: string | undefined): number {
  if (text === undefined) return Infinity;
  if (/^[1-9]\d*$/u.test(text)) return Number(text);
  throw new AppError(
    "bad-option",
    `--limit takes a whole number from 1, not "${text}".`,
  );
}
