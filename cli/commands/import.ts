import { stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { AppError } from "../app-error.ts";
import { exitCodes, type CommandContext, type ExitCode } from "../context.ts";
import {
  type AddCommand,
  addFolderCommand,
  collect,
  parseChoice,
  parseCollection,
  parseFormatName,
} from "./command.ts";
import { findFolders, type FolderOptions } from "../folders.ts";
import { dialectNames } from "../import/dialects/dialect-names.ts";

interface ImportCommandOptions extends FolderOptions {
  into: string;
  dryRun?: true;
  format: string;
  map?: string[];
  default?: string[];
  origin?: string;
}

export const addImportCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "import")
    .description("convert the texts of another generator, report every loss")
    .argument("<dialect>", dialectNames.join(", "))
    .argument("<dir>", "the project, or a folder of its content")
    .option("--into <collection>", "the collection to add them to", "blog")
    .option("--dry-run", "report, and write nothing")
    .option("--format <name>", "table or json", "table")
    .option(
      "--map <theirs=ours>",
      "read a field of theirs as one of ours; nothing after = leaves it out; repeatable",
      collect,
    )
    .option(
      "--default <key=value>",
      "a value for entries that have none: author, categories, date, ...; repeatable",
      collect,
    )
    .option(
      "--origin <url>",
      "where the old site is, for links that lead nowhere else",
    )
    .addHelpText(
      "after",
      "\nExample:\n  content import hugo ../old-site --default author=tom-averill --dry-run",
    )
    .action(
      async (dialect: string, dir: string, options: ImportCommandOptions) => {
        finish(await importFolder(dialect, dir, options, context));
      },
    );
};

async function importFolder(
  name: string,
  dir: string,
  options: ImportCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const dialect = await parseChoice("dialect", name, dialectNames);
  const { importFormats } = await import("../import/format-import.ts");
  const format = await parseFormatName(options.format, importFormats);
  const into = await parseCollection(options.into);
  const renames = parsePairs("--map", options.map ?? [], true);
  const defaults = parsePairs("--default", options.default ?? [], false);
  const { checkDefaults, checkRenames } =
    await import("../import/check-options.ts");
  checkRenames(renames, into);
  checkDefaults(defaults);
  const origin = parseOrigin(options.origin);
  const source = await findSource(dir, context);
  const { contentDir, publicDirs } = await findTarget(options, context);
  if (`${source}${sep}`.startsWith(`${contentDir}${sep}`))
    throw new AppError(
      "source-in-content",
      `"${dir}" is already in the content folder.`,
    );
  const { importProject } = await import("../import/import-project.ts");
  const report = await importProject({
    dialect,
    dir: source,
    into,
    contentDir,
    publicDirs,
    now: context.clock(),
    env: context.env,
    dryRun: options.dryRun ?? false,
    renames,
    defaults,
    origin,
  });
  context.stdout.write(importFormats[format](report));
  const { imported, levels, skipped } = report;
  const rules = Object.keys(levels);
  if (rules.length > 0 && !options.dryRun) {
    const settings = join(contentDir, "..", "content.config.yaml");
    context.stderr.write(
      `${relative(context.cwd, settings)} makes ${rules.join(", ")} a warning in the entries that need it.\n`,
    );
  }
  const refused = skipped.filter(({ isEmpty }) => !isEmpty).length;
  context.stderr.write(
    `${imported.length} ${options.dryRun ? "would be imported" : "imported"}, ${refused} could not be, ${skipped.length - refused} had nothing to import.\n`,
  );
  return refused > 0 || imported.length === 0
    ? exitCodes.problems
    : exitCodes.clean;
}

/** @throws AppError unless it is a folder */
async function findSource(
  dir: string,
  { cwd }: CommandContext,
): Promise<string> {
  const source = resolve(cwd, dir);
  const facts = await stat(source).catch(() => undefined);
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

/** @throws AppError unless each is `key=value` */
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
        throw new AppError(
          "bad-option",
          `${option} takes key=value, not "${pair}".`,
        );
      return [pair.slice(0, at).trim(), value];
    }),
  );
}

/** @throws AppError unless it is the address of a host */
function parseOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const origin = /^https?:\/\/[^/\s?#]+/iu.exec(text)?.[0];
  if (origin !== undefined && URL.canParse(origin)) return origin;
  throw new AppError(
    "bad-option",
    `--origin takes an address such as https://blog.example.com, not "${text}".`,
  );
}
