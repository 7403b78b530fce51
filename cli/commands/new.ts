import { join } from "node:path";
import { Option, type Command } from "commander";
import { AppError } from "../app-error.ts";
import {
  exitCodes,
  type CommandContext,
  type ExitCode,
  type Finish,
} from "../context.ts";
import type { PlannedEntry } from "../change/new/plan-entry.ts";
import { addFolderOptions } from "./folder-options.ts";
import { findFolders, type FolderOptions, type Folders } from "../folders.ts";
import { parseCollection } from "./parse-collection.ts";

interface NewOptions extends FolderOptions {
  set?: string[];
  publish?: true;
  dryRun?: true;
  yes?: true;
  edit?: true;
  json?: true;
}

export function addNewCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("new")
    .description("add an entry, as a draft")
    .argument("<collection>", "where to add it: blog, docs, authors, ...")
    .argument("[title]", "its title, name or question");
  addFolderOptions(command)
    .option(
      "--set <key=value>",
      "give a field; repeatable, commas between list items",
      (value: string, before: string[] = []) => [...before, value],
    )
    .option("--publish", "leave the mark of a draft out")
    .option("--dry-run", "print the file, or what a list gains; write nothing")
    .option("-y, --yes", "write without asking whether the file is right")
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
  content new blog "Read the room" --set author=mara-lind --set categories=playbooks --set type=blog --set "description=..."
  content new authors "Mara Lind" --dry-run

On a terminal it asks for what is missing: Tab completes, some letters of a
choice narrow the list, Ctrl-C leaves nothing behind. Elsewhere it lists the
flags that are missing.`,
    )
    .action(
      async (name: string, title: string | undefined, options: NewOptions) => {
        finish(await addEntry(name, title, options, context));
      },
    );
}

async function addEntry(
  name: string,
  title: string | undefined,
  options: NewOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const collection = await parseCollection(name);
  const folders = await findFolders(options, context);
  const editor = options.edit && editorOf(context);
  const { planEntry } = await import("../change/new/plan-entry.ts");
  const { openTerminal } = await import("../change/new/ask-in-terminal.ts");
  const canAsk = context.stdin.isTTY === true && !context.env.CI;
  const terminal = canAsk ? openTerminal(context) : undefined;
  let hasAsked = false;
  try {
    const planned = await planEntry(
      {
        name: collection,
        title,
        settings: options.set ?? [],
        publish: options.publish ?? false,
        now: context.clock(),
        ask:
          terminal &&
          ((question) => {
            hasAsked = true;
            return terminal.ask(question);
          }),
      },
      folders,
    );
    const path = folders.show(planned.file);
    const { previewEntry } = await import("../change/new/preview-entry.ts");
    const preview = previewEntry(planned, path);
    if (options.dryRun) {
      context.stdout.write(
        options.json ? formatJson(planned, path, preview) : preview,
      );
      tellWarnings(planned, context);
      return exitCodes.clean;
    }
    if (hasAsked) terminal?.show(`\n${preview}\n`);
    tellWarnings(planned, context);
    if (hasAsked && !options.yes && terminal) {
      const isRight = await terminal.confirm(`Write ${path}?`);
      if (!isRight)
        throw new AppError("cancelled", "Nothing was written, as you wished.");
    }
    const { writeEntry } = await import("../change/new/write-entry.ts");
    await writeEntry(planned, folders);
    context.stdout.write(
      options.json ? formatJson(planned, path) : `${path}\n`,
    );
    await refreshSchemas(planned, folders, context);
    terminal?.close();
    if (editor) {
      const { openEditor } = await import("../change/new/open-editor.ts");
      await openEditor(editor, join(folders.contentDir, planned.file));
    }
    return exitCodes.clean;
  } finally {
    terminal?.close();
  }
}

function formatJson(
  { collection, slug }: PlannedEntry,
  path: string,
  text?: string,
): string {
  const dry = text === undefined ? {} : { written: false, text };
  return `${JSON.stringify({ path, collection, slug, ...dry })}\n`;
}

function tellWarnings(
  { warnings }: PlannedEntry,
  { stderr }: CommandContext,
): void {
  for (const { help, message, rule } of warnings)
    stderr.write(`warning ${rule} ${message} ${help}\n`);
}

function editorOf({ env }: CommandContext): string {
  const editor = env.VISUAL || env.EDITOR;
  if (editor) return editor;
  throw new AppError("no-editor", "--edit needs VISUAL or EDITOR to be set.");
}

/** Where a project keeps schemas for editors, they learn the new id. */
async function refreshSchemas(
  { folder }: PlannedEntry,
  { contentDir }: Folders,
  { cwd, stderr }: CommandContext,
): Promise<void> {
  const { refreshEditorFiles } =
    await import("../editor/refresh-editor-files.ts");
  const files = await refreshEditorFiles(cwd, contentDir, folder);
  for (const file of files) stderr.write(`Refreshed ${file}.\n`);
}
