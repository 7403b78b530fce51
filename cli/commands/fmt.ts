import { exitCodes } from "../context.ts";
import { findFolders, type FolderOptions } from "../folders.ts";
import { type AddCommand, addFolderCommand } from "./command.ts";
import { parseWanted } from "./wanted-files.ts";

interface FmtOptions extends FolderOptions {
  check?: true;
  diff?: true;
}

export const addFmtCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "fmt")
    .alias("format")
    .description("bring front matter and YAML into the standard form")
    .argument("[paths...]", "format only these files or folders")
    .option("--check", "list the files that would change, write nothing")
    .option("--diff", "show the changes as a diff, write nothing")
    .addHelpText(
      "after",
      "\nPrints the changed files. With --check or --diff, exits with 1 if there are any.\n\nExample:\n  content fmt --check content/blog",
    )
    .action(
      async (paths: string[], { check, diff, ...options }: FmtOptions) => {
        const folders = await findFolders(options, context);
        const isWanted = await parseWanted(paths, folders, context);
        const { formatFolder } =
          await import("../change/format/format-text.ts");
        const { formatChanges, listChanges } =
          await import("../change/edit/format-diff.ts");
        const result = await formatFolder(
          folders.contentDir,
          isWanted,
          context.signal,
        );
        const { changes, diagnostics, files } = result;
        const isWritten = !check && !diff;
        if (isWritten) {
          const { replaceFiles } =
            await import("../change/edit/replace-files.ts");
          await replaceFiles(folders.contentDir, changes);
        }
        const print = diff ? formatChanges : listChanges;
        context.stdout.write(print(changes, folders));
        const { printable } = await import("../report/printable.ts");
        for (const { column, file, line, message } of diagnostics) {
          const place = `${folders.show(file)}:${line}:${column}`;
          context.stderr.write(
            `${printable(`Skipped: ${place} ${message}`)}\n`,
          );
        }
        context.stderr.write(
          `${changes.length} of ${files} ${files === 1 ? "file" : "files"} ${isWritten ? "formatted" : "to format"}.\n`,
        );
        const isDirty = !isWritten && changes.length > 0;
        finish(
          isDirty || diagnostics.length > 0
            ? exitCodes.problems
            : exitCodes.clean,
        );
      },
    );
};
