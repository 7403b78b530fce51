import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import type { Finish } from "../program.ts";
import {
  addFolderOptions,
  findFolders,
  type FolderOptions,
} from "./folders.ts";
import { parseCollection } from "./parse-collection.ts";

interface NewOptions extends FolderOptions {
  set?: string[];
  publish?: true;
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
    .option("--edit", "open the file in $VISUAL or $EDITOR")
    .option("--json", "print the path, collection and slug as JSON")
    .addHelpText(
      "after",
      `\nExample:\n  content new blog "Read the room" --set author=mara-lind --set categories=playbooks --set type=blog --set "description=..."`,
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
  const { createEntry } = await import("../new/create-entry.ts");
  const { openTerminal } = await import("../new/ask-in-terminal.ts");
  const terminal = context.stdin.isTTY ? openTerminal(context) : undefined;
  try {
    const { file, slug } = await createEntry(
      {
        name: collection,
        title,
        settings: options.set ?? [],
        publish: options.publish ?? false,
        now: context.clock(),
        ask: terminal?.ask,
      },
      folders,
    );
    const path = folders.show(file);
    context.stdout.write(
      options.json
        ? `${JSON.stringify({ path, collection, slug })}\n`
        : `${path}\n`,
    );
    terminal?.close();
    if (editor) await edit(editor, join(folders.contentDir, file));
    return exitCodes.clean;
  } finally {
    terminal?.close();
  }
}

function editorOf({ env }: CommandContext): string {
  const editor = env.VISUAL || env.EDITOR;
  if (editor) return editor;
  throw new AppError("no-editor", "--edit needs VISUAL or EDITOR to be set.");
}

/** @throws AppError when the editor cannot be started */
async function edit(editor: string, path: string): Promise<void> {
  const [program = editor, ...before] = editor.split(/\s+/u);
  const child = spawn(program, [...before, path], { stdio: "inherit" });
  await new Promise<void>((resolve, reject) => {
    child.once("close", () => resolve());
    child.once("error", (cause) => {
      const message = `The editor "${editor}" could not be started.`;
      reject(new AppError("no-editor", message, { cause }));
    });
  });
}
