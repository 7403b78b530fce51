import { join } from "node:path";
import { Option } from "commander";
import type { CollectionName } from "#schema";
import { BadOption } from "../app-error.ts";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import type { FolderOptions, Folders } from "../folders.ts";
import { formatJsonText } from "../report/json-text.ts";
import type { ChoicesOf } from "../look/json-schema/convert-schema.ts";
import {
  type AddCommand,
  addFolderCommand,
  parseCollection,
} from "./command.ts";

interface SchemaOptions extends FolderOptions {
  list?: true;
  write?: true;
  check?: true;
  cms?: true;
}

export const addSchemaCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "schema")
    .description("JSON Schema of the content, for editors and other tools")
    .argument("[collection]", "only this collection (default: all in one)")
    .option("--list", "the schema of a file with a list of records")
    .addOption(
      new Option(
        "--write",
        "write .vscode/schemas and the settings that use them",
      ).conflicts(["check", "list"]),
    )
    .option("--check", "fail if --write would change a file")
    .addOption(
      new Option(
        "--cms",
        "the configuration of the web editor at /admin",
      ).conflicts(["check", "list", "write"]),
    )
    .addHelpText(
      "after",
      "\nExamples:\n  content schema blog > blog.schema.json\n  content schema --write",
    )
    .action(async (name: string | undefined, options: SchemaOptions) => {
      finish(await printSchema(name, options, context));
    });
};

async function printSchema(
  name: string | undefined,
  options: SchemaOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const collection = await parseSubject(name, options);
  const { openContent } = await import("../look/open-content.ts");
  const { reportSkipped } = await import("./command.ts");
  const { listChoices } = await import("../look/json-schema/list-choices.ts");
  const { compiled, folders, unreadable } = await openContent(options, context);
  const choicesOf = listChoices(compiled.folder);
  const code = reportSkipped("Left out", unreadable, folders, context);
  if (options.write || options.check) {
    const files = await updateFiles(options, choicesOf, folders, context);
    return files === exitCodes.clean ? code : files;
  }
  if (options.cms) {
    const { createCmsConfiguration } =
      await import("../look/json-schema/create-cms-configuration.ts");
    context.stdout.write(
      formatJsonText(createCmsConfiguration(compiled.folder)),
    );
    return code;
  }
  const { createBundle, createEntrySchema, createListSchema } =
    await import("../look/json-schema/create-collection-schema.ts");
  const create = options.list ? createListSchema : createEntrySchema;
  const schema =
    collection === undefined
      ? createBundle(choicesOf)
      : create(collection, choicesOf);
  context.stdout.write(formatJsonText(schema));
  return code;
}

async function parseSubject(
  name: string | undefined,
  { check, cms, list, write }: SchemaOptions,
): Promise<CollectionName | undefined> {
  if (name !== undefined && (write || check || cms))
    throw new BadOption(
      "--cms, --write and --check are for all collections at once: leave the collection out.",
    );
  const collection = name === undefined ? name : await parseCollection(name);
  if (!list) return collection;
  if (collection === undefined)
    throw new BadOption("--list needs a collection.");
  const { collections } = await import("#schema");
  if (collections[collection].kind !== "records")
    throw new BadOption(`--list: \`${collection}\` has no list of records.`);
  return collection;
}

async function updateFiles(
  { check }: SchemaOptions,
  choicesOf: ChoicesOf,
  { contentDir }: Folders,
  { cwd, stderr, stdout }: CommandContext,
): Promise<ExitCode> {
  const { findStaleFiles } =
    await import("../look/json-schema/find-stale-files.ts");
  const { writeTextFile } = await import("../compile/write/replace-file.ts");
  const stale = await findStaleFiles(cwd, contentDir, choicesOf);
  for (const file of stale.keys()) stdout.write(`${file}\n`);
  if (check && stale.size > 0) {
    stderr.write("These are out of date: run content schema --write.\n");
    return exitCodes.problems;
  }
  if (!check)
    for (const [file, text] of stale) writeTextFile(join(cwd, file), text);
  if (stale.size === 0) stderr.write("The editor's files are up to date.\n");
  return exitCodes.clean;
}
