import type { diffFormats } from "../check/versions/diff-formats.ts";
import type { DiffOptions } from "../check/versions/compare-refs.ts";
import { findFolders, type FolderOptions } from "../folders.ts";
import { type AddCommand, addFolderCommand, formatOption } from "./command.ts";

interface DiffCommandOptions extends FolderOptions, DiffOptions {
  format: keyof typeof diffFormats;
}

export const addDiffCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "diff")
    .description("how entries and addresses differ between two commits")
    .argument("<refA>", "a commit by any name that git knows, or A..B, A...B")
    .argument("[refB]", "another commit (default: the files on disk)")
    .addOption(formatOption("table", "json", "markdown"))
    .option("--merge-base", "start where the two branched, as A...B does")
    .addHelpText(
      "after",
      "\nExample:\n  content diff origin/main...HEAD --format markdown",
    )
    .action(
      async (
        refA: string,
        refB: string | undefined,
        options: DiffCommandOptions,
      ) => {
        const { diffFormats } =
          await import("../check/versions/diff-formats.ts");
        const folders = await findFolders(options, context);
        const { compareRefs, parseRange } =
          await import("../check/versions/compare-refs.ts");
        const { createDiffLinks } =
          await import("../check/versions/diff-sections.ts");
        const { reportSkipped } = await import("./command.ts");
        const range = parseRange(refA, refB, options);
        const report = await compareRefs(range, folders, context);
        const links = createDiffLinks(report, context);
        context.stdout.write(diffFormats[options.format](report, links));
        const unreadable = report.diff.unreadable
          .filter(({ side }) => side === "after")
          .map(({ file }) => file);
        finish(
          reportSkipped("Not compared", unreadable, { show: String }, context),
        );
      },
    );
};
