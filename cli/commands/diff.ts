import { relative, resolve, sep } from "node:path";
import type { Command } from "commander";
import { AppError } from "../app-error.ts";
import type { DiffLinks } from "../check/versions/diff-report.ts";
import {
  exitCodes,
  type CommandContext,
  type ExitCode,
  type Finish,
} from "../context.ts";
import { addFolderOptions } from "./folder-options.ts";
import { findFolders, type FolderOptions } from "../folders.ts";

interface DiffOptions extends FolderOptions {
  format: string;
  mergeBase?: true;
}

export function addDiffCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("diff")
    .description("what differs between two commits: entries, addresses")
    .argument("<refA>", "a commit by any name that git knows, or A..B, A...B")
    .argument("[refB]", "another one (default: the files as they are)");
  addFolderOptions(command)
    .option("--format <name>", "table, json or markdown", "table")
    .option("--merge-base", "begin where the two parted, as A...B does")
    .addHelpText(
      "after",
      "\nExample:\n  content diff origin/main...HEAD --format markdown",
    )
    .action(async (a: string, b: string | undefined, options: DiffOptions) => {
      finish(await diff(a, b, options, context));
    });
}

async function diff(
  refA: string,
  refB: string | undefined,
  options: DiffOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { diffFormats, isDiffFormat } =
    await import("../check/versions/diff-formats.ts");
  if (!isDiffFormat(options.format))
    throw new AppError(
      "bad-option",
      `There is no format "${options.format}"; there are ${Object.keys(diffFormats).join(", ")}.`,
    );
  const folders = await findFolders(options, context);
  const { compareRefs, parseRange } =
    await import("../check/versions/compare-refs.ts");
  const { createDiffReport } = await import("../check/versions/diff-report.ts");
  const { openCache } = await import("../compile/cache/open-cache.ts");
  const range = parseRange(refA, refB, options.mergeBase ?? false);
  const { contentDir, publicDirs, show } = folders;
  const { diff, from, head, to, top } = await compareRefs(
    {
      contentDir,
      publicDirs,
      now: context.clock(),
      render: false,
      preview: { drafts: true, future: true },
      levels: new Map(),
      // Read, not written: what builds left there holds for both sides.
      memory: openCache(folders.outDir, { isWritten: false }),
    },
    range,
    context,
  );
  const report = createDiffReport(from, to, diff, show);
  const links = createLinks(context, { head, top });
  context.stdout.write(diffFormats[options.format](report, links));
  const broken = diff.unreadable.filter(({ side }) => side === "after");
  if (broken.length === 0) return exitCodes.clean;
  const files = broken.map(({ file }) => show(file)).join(", ");
  context.stderr.write(
    `Not compared, because of errors: ${files}. See content validate.\n`,
  );
  return exitCodes.problems;
}

/** Links to the repository in GitHub Actions, and to the site where it has an address. */
function createLinks(
  { cwd, env }: CommandContext,
  { head, top }: { head: string | undefined; top: string },
): DiffLinks {
  const server = env.GITHUB_SERVER_URL;
  const repository = env.GITHUB_REPOSITORY;
  const siteUrl = env.SITE_URL?.replace(/\/+$/u, "");
  return {
    ...(siteUrl && /^https?:\/\//u.test(siteUrl) ? { siteUrl } : {}),
    ...(server && repository
      ? {
          file: (file: string, commit: string | undefined) => {
            const path = relative(top, resolve(cwd, file)).split(sep);
            const at = path.map(encodeURIComponent).join("/");
            return `${server}/${repository}/blob/${commit ?? head ?? ""}/${at}`;
          },
        }
      : {}),
  };
}
