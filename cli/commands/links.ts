import { AppError } from "../app-error.ts";
import type { CommandContext, ExitCode } from "../context.ts";
import type { FolderOptions } from "../folders.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { OpenContent } from "../look/open-content.ts";
import {
  type AddCommand,
  addFolderCommand,
  isCi,
  parseCount,
} from "./command.ts";
import { printReport } from "./print-report.ts";
import {
  addReportOptions,
  checkReportOptions,
  checkReportPlaces,
  type ReportOptions,
} from "./report-options.ts";
import { parseWanted } from "./wanted-files.ts";

interface LinksOptions extends FolderOptions, ReportOptions {
  external?: true;
  ci?: true;
  maxAge: string;
  private?: true;
  refresh?: true;
  timeout: number;
}

export const addLinksCommand: AddCommand = (program, context, finish) => {
  addReportOptions(addFolderCommand(program, "links"))
    .description("check only links; with --external, those to other sites too")
    .argument("[paths...]", "only the links in these files or folders")
    .option("--external", "ask other sites whether their pages are there")
    .option("--refresh", "ask again, even if the answer is in the cache")
    .option(
      "--max-age <duration>",
      "how long an answer counts: 30m, 12h, 7d, 2w; up to 90d",
      "1d",
    )
    .option(
      "--timeout <seconds>",
      "how long to wait for an answer",
      parseCount("--timeout"),
      10,
    )
    .option("--private", "ask addresses in private networks too")
    .option("--ci", "ask other sites in CI too")
    .addHelpText(
      "after",
      `
Asks one address of a host at a time, and reads no pages, so fragments are not
checked. A page that is gone is an error. A page that has moved for good, or
that could not be checked, is a warning. Answers are kept in the cache.

Examples:
  content links
  content links --external
  content links content/blog --external --max-age 7d`,
    )
    .action(async (paths: string[], options: LinksOptions) => {
      finish(await checkLinks(paths, options, context));
    });
};

async function checkLinks(
  paths: readonly string[],
  options: LinksOptions,
  context: CommandContext,
): Promise<ExitCode> {
  await checkReportOptions(options);
  refuseInCi(options, context);
  const { openContent } = await import("../look/open-content.ts");
  const content = await openContent(options, context, { rule: options.rule });
  const { compiled, folders } = content;
  await checkReportPlaces(options, folders, context);
  const isWanted = await parseWanted(paths, folders, context);
  const external = options.external
    ? await checkExternal(content, isWanted, options, context)
    : [];
  const { sortDiagnostics } = await import("../model/diagnostic.ts");
  const { applyLevels } = await import("../compile/apply-levels.ts");
  const internal = compiled.diagnostics.filter(
    ({ file, rule }) => isWanted(file) && rule.startsWith("link/"),
  );
  const { levels } = content.options;
  const diagnostics = sortDiagnostics([
    ...internal,
    ...applyLevels(external, levels, new Set()),
  ]);
  const files = [...compiled.sources.keys()].filter(isWanted).length;
  return printReport(
    { diagnostics, files, sources: compiled.sources },
    options,
    folders,
    context,
  );
}

/** Refuses to request external servers in CI, where it would happen on every push. @throws AppError */
function refuseInCi(
  { ci, external }: LinksOptions,
  context: Pick<CommandContext, "env">,
): void {
  if (!external || ci || !isCi(context)) return;
  throw new AppError(
    "external-in-ci",
    "Links to other sites are not checked in CI: a build should not fail because another site is down.",
    { hint: "Add --ci to a job that runs on a schedule." },
  );
}

async function checkExternal(
  content: OpenContent,
  isWanted: (file: string) => boolean,
  options: LinksOptions,
  context: CommandContext,
): Promise<Diagnostic[]> {
  const { askOtherSites, formatExternalSummary } =
    await import("../look/links/check-external-links.ts");
  const { parseDuration } = await import("./command.ts");
  const maxAge = parseDuration("--max-age", options.maxAge);
  const { stderr } = context;
  const settings = {
    isWanted,
    allowPrivate: options.private ?? false,
    maxAgeMs: options.refresh ? 0 : maxAge * 1000,
    timeoutMs: options.timeout * 1000,
    onAnswer: (answered: number, total: number) => {
      if (stderr.isTTY) stderr.write(`\r${answered} of ${total} addresses`);
    },
  };
  const found = await askOtherSites(content, settings, context);
  if (stderr.isTTY) stderr.write("\r\u001B[K");
  stderr.write(formatExternalSummary(found.summary));
  return found.diagnostics;
}
