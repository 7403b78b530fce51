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
      const { explainFields } =
        await import("../look/explain/explain-fields.ts");
      const topic = name?.trim().toLowerCase();
      const text =
        topic === "writing"
          ? formatWriting[format]()
          : topic && explainFields(topic, format);
      if (text) {
        context.stdout.write(text);
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
