import { join } from "node:path";
import type { CollectionName } from "#schema";
import { Option } from "commander";
import { AppError } from "../app-error.ts";
import type { Terminal } from "../change/new/ask-in-terminal.ts";
import type { PlannedEntry } from "../change/new/plan-entry.ts";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import { findFolders, type FolderOptions, type Folders } from "../folders.ts";
import {
  type AddCommand,
  addFolderCommand,
  repeatable,
  isCi,
  parseChoice,
} from "./command.ts";

interface NewOptions extends FolderOptions {
  set?: string[];
  publish?: true;
  dryRun?: true;
  yes?: true;
  edit?: true;
  json?: true;
}

export const addNewCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "new")
    .description("add an entry, as a draft")
    .argument(
      "[collection]",
      "where to add it: blog, docs, ...; without it, all are listed",
    )
    .argument("[title]", "its title, name or question")
    .addOption(
      repeatable("--set <key=value>", "set a field, commas between list items"),
    )
    .option("--publish", "do not mark it as a draft")
    .option(
      "--dry-run",
      "print the new file, or the change of a list; write nothing",
    )
    .option("-y, --yes", "write without asking for confirmation")
    .addOption(
      new Option("--edit", "open the file in $VISUAL or $EDITOR").conflicts(
        "dryRun",
      ),
    )
    .option("--json", "print the path, collection and slug as JSON")
    .addHelpText(
      "after",
      `
Examples:
  content new blog
  content new blog "Read the room" --set author=tom-averill --set categories=outreach --set type=blog --set "description=..."
  content new authors "Mara Lind" --set "title=Head of research" --set "bio=..." --dry-run

On a terminal it asks for what is missing: Tab completes, some letters of a
choice narrow the list, Ctrl-C leaves nothing behind. Elsewhere it lists the
flags that are missing.`,
    )
    .action(
      async (
        name: string | undefined,
        title: string | undefined,
        options: NewOptions,
      ) => {
        finish(await addEntry(name, title, options, context));
      },
    );
};

async function addEntry(
  name: string | undefined,
  title: string | undefined,
  options: NewOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const collection = await parseName(name);
  const folders = await findFolders(options, context);
  const editor = options.edit && editorOf(context);
  const { planEntry } = await import("../change/new/plan-entry.ts");
  const { openTerminal } = await import("../change/new/ask-in-terminal.ts");
  const canAsk = context.stdin.isTTY === true && !isCi(context);
  const terminal = canAsk ? openTerminal(context) : undefined;
  try {
    const entry = {
      name: collection,
      title,
      settings: options.set ?? [],
      publish: options.publish ?? false,
      now: context.clock(),
      ask: terminal?.ask,
    };
    const planned = await planEntry(entry, folders);
    const isWritten = await writeUnlessDry(
      planned,
      folders,
      terminal,
      options,
      context,
    );
    terminal?.close();
    if (isWritten && editor) {
      const { openEditor } = await import("../change/new/open-editor.ts");
      await openEditor(editor, join(folders.contentDir, planned.file));
    }
    return exitCodes.clean;
  } finally {
    terminal?.close();
  }
}

/** @throws AppError that lists the collections an entry can be added to: all but the files of settings */
async function parseName(name: string | undefined): Promise<CollectionName> {
  const { collectionNames, collections, isCollectionName } =
    await import("#schema");
  if (name !== undefined && isCollectionName(name)) return name;
  const names = collectionNames.filter(
    (known) => collections[known].kind !== "settings",
  );
  if (name !== undefined) return parseChoice("collection", name, names);
  const message = `Name the collection to add to: ${names.join(", ")}.`;
  throw new AppError("no-collection", message);
}

/**
 * Shows the entry, asks for confirmation if there were questions before, and writes it.
 * @returns false after a dry run
 */
async function writeUnlessDry(
  planned: PlannedEntry,
  folders: Folders,
  terminal: Terminal | undefined,
  { dryRun, json, yes }: NewOptions,
  context: CommandContext,
): Promise<boolean> {
  const { formatDiff } = await import("../change/edit/format-diff.ts");
  const { stderr, stdout } = context;
  const path = folders.show(planned.file);
  const { before, text } = planned;
  const preview = before ? formatDiff(path, before.toString(), text) : text;
  if (dryRun) stdout.write(json ? formatJson(planned, path, preview) : preview);
  else if (terminal?.hasAsked()) terminal.show(`\n${preview}\n`);
  for (const { help, message, rule } of planned.warnings)
    stderr.write(`warning ${rule} ${message} ${help}\n`);
  if (dryRun) return false;
  const mustConfirm = terminal?.hasAsked() === true && !yes;
  if (mustConfirm && !(await terminal?.confirm(`Write ${path}?`)))
    throw new AppError("cancelled", "You answered no, so nothing was written.");
  const { writeEntry } = await import("../change/new/plan-entry.ts");
  await writeEntry(planned, folders);
  stdout.write(json ? formatJson(planned, path) : `${path}\n`);
  const { refreshEditorFiles } =
    await import("../editor/refresh-editor-files.ts");
  const { contentDir } = folders;
  const { folder } = planned;
  for (const file of await refreshEditorFiles(context.cwd, contentDir, folder))
    stderr.write(`Refreshed ${file}.\n`);
  return true;
}

function formatJson(
  { collection, slug }: PlannedEntry,
  path: string,
  text?: string,
): string {
  const dry = text === undefined ? {} : { written: false, text };
  return `${JSON.stringify({ path, collection, slug, ...dry })}\n`;
}

function editorOf({ env }: CommandContext): string {
  const editor = env.VISUAL || env.EDITOR;
  if (editor) return editor;
  throw new AppError("no-editor", "--edit needs VISUAL or EDITOR to be set.");
}
