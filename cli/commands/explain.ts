import { exitCodes } from "../context.ts";
import { findFolders, type FolderOptions } from "../folders.ts";
import { loadLevels } from "../check/settings/load-levels.ts";
import { type AddCommand, addFolderCommand, formatOption } from "./command.ts";

interface ExplainOptions extends FolderOptions {
  format: "pretty" | "json" | "markdown";
}

export const addExplainCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "explain")
    .description(
      "what a rule checks and how to fix a problem, or what the fields of a file are for",
    )
    .argument(
      "[rule]",
      "a rule, a group of rules, a collection or file such as blog or site, a field such as publishAt, `writing` for the syntax of texts, or `pages` for the words of pages (default: all rules)",
    )
    .addOption(formatOption("pretty", "json", "markdown"))
    .addHelpText(
      "after",
      "\nExamples:\n  content explain link/missing\n  content explain seo\n  content explain blog\n  content explain publishAt\n  content explain writing\n  content explain pages",
    )
    .action(async (name: string | undefined, options: ExplainOptions) => {
      const { format } = options;
      const { findRules, formatRules, formatWriting } =
        await import("../look/explain/explanations.ts");
      const topic = name?.trim().toLowerCase();
      if (topic === "writing" || topic === "pages") {
        const { formatPages } = await import("../look/explain/page-guide.ts");
        const guide = topic === "pages" ? formatPages : formatWriting;
        context.stdout.write(guide[format]());
        return finish(exitCodes.clean);
      }
      const { findCollection, formatCollection } =
        await import("../look/explain/explain-collection.ts");
      const collection = findCollection(topic ?? "");
      if (collection) {
        context.stdout.write(formatCollection[format](collection));
        return finish(exitCodes.clean);
      }
      const { findFields, formatExplainedFields } =
        await import("../look/explain/explain-field.ts");
      const fields = name === undefined ? [] : findFields(name);
      if (fields.length > 0) {
        context.stdout.write(formatExplainedFields[format](fields));
        return finish(exitCodes.clean);
      }
      const rules = findRules(name);
      // Rules can be explained anywhere, so a missing content folder is not an error.
      const folders = await findFolders(options, context).catch(
        () => undefined,
      );
      const settings = folders && (await loadLevels([], folders, context));
      const levelOf = (rule: string) => settings?.levels.get(rule, "");
      context.stdout.write(formatRules[format](rules, levelOf));
      finish(exitCodes.clean);
    });
};
