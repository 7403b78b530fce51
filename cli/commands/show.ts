import { AppError, BadOption } from "../app-error.ts";
import { exitCodes } from "../context.ts";
import type { FolderOptions } from "../folders.ts";
import type { Entry } from "../model/entry.ts";
import { countProblems } from "../model/strictness.ts";
import type { ReadBody } from "../look/open-content.ts";
import { type AddCommand, addFolderCommand } from "./command.ts";

interface ShowOptions extends FolderOptions {
  json?: true;
  html?: true;
  text?: true;
}

export const addShowCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "show")
    .description("one entry as the site will see it")
    .argument("<entry>", "collection/slug, its file, or its address")
    .option("--json", "print everything as JSON")
    .option("--html", "print the compiled body")
    .option("--text", "print the plain text of the body")
    .addHelpText(
      "after",
      "\nExamples:\n  content show blog/weekly-signal-review\n  content show /blog/weekly-signal-review --html\n  content show content/blog/weekly-signal-review.md --json",
    )
    .action(async (name: string, options: ShowOptions) => {
      const { html, json, text } = options;
      if ([html, json, text].filter(Boolean).length > 1)
        throw new BadOption(
          "--json, --html and --text cannot be used together: choose one.",
        );
      const { openContent } = await import("../look/open-content.ts");
      const { findEntry } = await import("../look/list/find-entry.ts");
      const { describeEntry } = await import("../look/show/describe-entry.ts");
      const { formatEntry, formatEntryAsJson } =
        await import("../look/show/format-entry.ts");
      const content = await openContent(options, context, { bodies: true });
      const { compiled, cwd, folders } = content;
      const { contentDir } = folders;
      const { folder } = compiled;
      const entry = findEntry(name, { folder, contentDir, cwd });
      const body =
        entry.kind === "markdown" ? content.bodyOf(entry) : undefined;
      const shown = describeEntry(entry, body, content, context.clock());
      const write = (printed: string) => context.stdout.write(printed);
      if (html) write(`${requireBody(entry, body).html}\n`);
      else if (text) write(`${requireBody(entry, body).text}\n`);
      else write(json ? formatEntryAsJson(shown) : formatEntry(shown));
      const { errors } = countProblems(shown.problems);
      finish(errors > 0 ? exitCodes.problems : exitCodes.clean);
    });
};

/** @throws AppError when the entry has no body, or its body could not be compiled */
function requireBody(entry: Entry, body: ReadBody | undefined): ReadBody {
  if (body !== undefined) return body;
  throw entry.kind === "markdown"
    ? new AppError(
        "not-compiled",
        `${entry.file} has errors, so it has no compiled body.`,
        { hint: "Run `content validate` to see them." },
      )
    : new AppError(
        "no-body",
        `${entry.file} has fields only and no body to print.`,
      );
}
