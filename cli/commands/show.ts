import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import {
  exitCodes,
  type CommandContext,
  type ExitCode,
  type Finish,
} from "../context.ts";
import type { Entry } from "../model/entry.ts";
import { addFolderOptions } from "./folder-options.ts";
import { findFolders, type FolderOptions } from "../folders.ts";
import { readContent, type ReadBody } from "./read-content.ts";

interface ShowOptions extends FolderOptions {
  json?: true;
  html?: true;
  text?: true;
}

export function addShowCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("show")
    .description("one entry as the site will see it")
    .argument("<entry>", "collection/slug, its file, or its address");
  addFolderOptions(command)
    .option("--json", "print everything as JSON")
    .option("--html", "print the compiled body")
    .option("--text", "print the words of the body")
    .addHelpText(
      "after",
      "\nExamples:\n  content show blog/a-post\n  content show /blog/a-post --html\n  content show content/blog/a-post.md --json",
    )
    .action(async (name: string, options: ShowOptions) => {
      finish(await show(name, options, context));
    });
}

async function show(
  name: string,
  options: ShowOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { html, json, text } = options;
  if ([html, json, text].filter(Boolean).length > 1)
    throw new AppError(
      "bad-option",
      "--json, --html and --text exclude each other.",
    );
  const folders = await findFolders(options, context);
  const { findEntry } = await import("../look/list/find-entry.ts");
  const compiled = await readContent(folders, context, { bodies: true });
  const { diagnostics, folder } = compiled;
  const { contentDir } = folders;
  const entry = findEntry(name, { folder, contentDir, cwd: context.cwd });
  const body = entry.kind === "markdown" ? compiled.bodyOf(entry) : undefined;
  const { createLinkGraph } = await import("../look/refs/link-graph.ts");
  const { ownHosts } = await import("../rules/own-hosts.ts");
  const { describeEntry } = await import("../look/show/describe-entry.ts");
  const hosts = ownHosts({ folder, siteUrl: context.env.SITE_URL });
  const shown = describeEntry(entry, {
    now: context.clock(),
    graph: createLinkGraph(folder, hosts),
    hosts,
    show: folders.show,
    diagnostics,
    body,
  });
  const hasErrors = shown.problems.some(({ severity }) => severity === "error");
  if (html || text) {
    const printed = html ? bodyOf(entry, body).html : bodyOf(entry, body).text;
    context.stdout.write(`${printed}\n`);
  } else if (json) {
    const { toJson } = await import("../look/show/to-json.ts");
    context.stdout.write(`${JSON.stringify(toJson(shown), null, 2)}\n`);
  } else {
    const { formatEntry } = await import("../look/show/format-entry.ts");
    context.stdout.write(formatEntry(shown));
  }
  return hasErrors ? exitCodes.problems : exitCodes.clean;
}

/** @throws AppError for an entry that has none, or none that could be compiled */
function bodyOf(entry: Entry, body: ReadBody | undefined): ReadBody {
  if (body !== undefined) return body;
  throw entry.kind === "markdown"
    ? new AppError(
        "not-compiled",
        `${entry.file} has errors, so it has no compiled body.`,
        { hint: "See content validate." },
      )
    : new AppError(
        "no-body",
        `${entry.file} holds fields only: there is no body to print.`,
      );
}
