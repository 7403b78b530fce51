import { stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { Argument } from "commander";
import type { CollectionName } from "#schema";
import { AppError, BadOption } from "../app-error.ts";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import {
  type AddCommand,
  addFolderCommand,
  repeatable,
  formatOption,
  isCi,
  parseChoice,
  parseCollection,
} from "./command.ts";
import { findFolders, type FolderOptions } from "../folders.ts";
import type { importFormats, ImportReport } from "../import/import-report.ts";
import {
  dialectNames,
  permalinkNames,
  type ImportOptions,
} from "../import/import.ts";
import { takeTurn } from "../model/take-turn.ts";

type Dialect = ImportOptions["dialect"];

interface ImportCommandOptions extends FolderOptions {
  into: string;
  dryRun?: true;
  yes?: true;
  format: keyof typeof importFormats;
  map?: string[];
  default?: string[];
  origin?: string;
  permalink?: string;
}

export const addImportCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "import")
    .description("convert the texts of another generator, report every loss")
    .addArgument(
      new Argument("<dialect>", "the generator").choices(dialectNames),
    )
    .argument("<dir>", "the project, or a folder of its content")
    .option("--into <collection>", "the collection to add them to", "blog")
    .option("--dry-run", "report, and write nothing")
    .option("--yes", "import without asking first; only a terminal is asked")
    .addOption(formatOption("table", "json"))
    .addOption(
      repeatable(
        "--map <theirs=ours>",
        "read a field of theirs as one of ours; nothing after = leaves it out",
      ),
    )
    .addOption(
      repeatable(
        "--default <key=value>",
        "a value for entries that have none: author, categories, date, ...",
      ),
    )
    .option(
      "--origin <url>",
      "where the old site is, for links that lead nowhere else",
    )
    .option(
      "--permalink <pattern>",
      "old addresses that no configuration says: /:year/:month/:slug/",
    )
    .addHelpText(
      "after",
      "\nExample:\n  content import hugo ../old-site --default author=tom-averill --dry-run",
    )
    .action(
      async (dialect: Dialect, dir: string, options: ImportCommandOptions) => {
        finish(await importFolder(dialect, dir, options, context));
      },
    );
};

async function importFolder(
  dialect: Dialect,
  dir: string,
  options: ImportCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const into = await parseCollection(options.into);
  const renames = parsePairs("--map", options.map ?? [], true);
  const defaults = parsePairs("--default", options.default ?? [], false);
  await checkFields(into, [...renames.values(), ...defaults.keys()]);
  checkDay(defaults.get("date"));
  const source = await findSource(dir, context);
  const { contentDir, publicDirs } = await findTarget(options, context);
  if (`${source}${sep}`.startsWith(`${contentDir}${sep}`))
    throw new AppError(
      "source-in-content",
      `"${dir}" is already in the content folder.`,
    );
  const { planImport } = await import("../import/import-project.ts");
  const terminal = await import("./import-terminal.ts");
  const progress = terminal.createProgress(context.stderr);
  const dryRun = options.dryRun ?? false;
  const { report, write } = await planImport(
    {
      dialect,
      dir: source,
      into,
      contentDir,
      publicDirs,
      now: context.clock(),
      env: context.env,
      dryRun,
      renames,
      defaults,
      origin: parseOrigin(options.origin),
      permalink: parsePermalink(options.permalink),
      signal: context.signal,
    },
    async (done) => {
      progress.show(done);
      await takeTurn(context.signal);
    },
  ).finally(progress.clear);
  const isWanted =
    dryRun || options.yes || (await isAgreed(report, into, context));
  if (!isWanted) return exitCodes.clean;
  if (!dryRun) await write();
  const { importFormats } = await import("../import/import-report.ts");
  context.stdout.write(importFormats[options.format](report));
  const { stderr } = context;
  const settings = join(contentDir, "..", "content.config.yaml");
  const shown = relative(context.cwd, settings);
  stderr.write(terminal.formatSummary(report, shown));
  if (stderr.isTTY && !dryRun && report.imported.length > 0)
    stderr.write(terminal.formatNextSteps(report, shown));
  const isRefused = report.skipped.some(({ isEmpty }) => !isEmpty);
  return isRefused || report.imported.length === 0
    ? exitCodes.problems
    : exitCodes.clean;
}

/** Shows the plan to a person at a terminal and asks; true where nobody can answer. */
async function isAgreed(
  report: ImportReport,
  into: string,
  context: CommandContext,
): Promise<boolean> {
  const { stderr, stdin } = context;
  const { imported } = report;
  const canAsk =
    stdin.isTTY && stderr.isTTY && !isCi(context) && imported.length > 0;
  if (!canAsk) return true;
  const { askToImport, formatPlan } = await import("./import-terminal.ts");
  stderr.write(formatPlan(report, into));
  if (await askToImport(imported.length, context)) return true;
  stderr.write(
    "Nothing was written. --dry-run prints the whole report of an import.\n",
  );
  return false;
}

async function findSource(
  dir: string,
  { cwd }: CommandContext,
): Promise<string> {
  const source = resolve(cwd, dir);
  const facts =
    dir.trim() === "" ? undefined : await stat(source).catch(() => undefined);
  if (facts?.isDirectory()) return source;
  throw new AppError(
    "no-source-folder",
    facts
      ? `"${dir}" is a file, not a folder.`
      : `There is no folder "${dir}".`,
  );
}

/** The content folder. It need not exist yet. */
async function findTarget(options: FolderOptions, context: CommandContext) {
  const content = options.content ?? (context.env.CONTENT_DIR || "content");
  const contentDir = resolve(context.cwd, content);
  if (await stat(contentDir).catch(() => undefined))
    return findFolders(options, context);
  return { contentDir, publicDirs: [join(contentDir, "..", "public")] };
}

function parsePairs(
  option: string,
  pairs: readonly string[],
  mayBeEmpty: boolean,
): Map<string, string> {
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf("=");
      const value = pair.slice(at + 1).trim();
      if (at < 1 || (value === "" && !mayBeEmpty))
        throw new BadOption(`${option} takes key=value, not "${pair}".`);
      return [pair.slice(0, at).trim(), value];
    }),
  );
}

async function checkFields(
  into: CollectionName,
  names: readonly string[],
): Promise<void> {
  const { collections } = await import("#schema");
  const { describeFields } = await import("../change/new/describe-fields.ts");
  const fields = describeFields(collections[into]);
  const known = fields.map(({ name }) => name.replace(/\..*$/u, ""));
  for (const name of names.filter((each) => each !== ""))
    await parseChoice(`field of ${into}`, name, [...new Set(known)]);
}

function checkDay(date: string | undefined): void {
  if (date === undefined || /^\d{4}-\d{2}-\d{2}$/u.test(date)) return;
  const message = `--default date takes a day such as 2026-01-31, not "${date}".`;
  throw new BadOption(message);
}

function parseOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const origin = /^https?:\/\/[^/\s?#]+/iu.exec(text)?.[0];
  if (origin !== undefined && URL.canParse(origin)) return origin;
  throw new BadOption(
    `--origin takes an address such as https://blog.example.com, not "${text}".`,
  );
}

function parsePermalink(pattern: string | undefined): string | undefined {
  const names = pattern?.match(/:[a-z_]*/giu) ?? [];
  const odd = names.find((name) => !permalinkNames.includes(name.slice(1)));
  const isPath = pattern === undefined || pattern.startsWith("/");
  if (isPath && odd === undefined) return pattern;
  throw new BadOption(
    `--permalink takes a path with ${permalinkNames.map((name) => `:${name}`).join(", ")}, such as /:year/:slug/, not "${pattern}".`,
  );
}
