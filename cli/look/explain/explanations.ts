import { collectionNames, collections } from "#schema";
import { formatJsonText } from "../../report/json-text.ts";
import { AppError } from "../../app-error.ts";
import { rules } from "../../rules/catalogue.ts";
import type { RuleTexts } from "../../rules/define-rule.ts";
import { describeUnknownRule } from "../../check/settings/load-settings.ts";
import { sureOption } from "../../rules/nearest-word.ts";
import { groupOf } from "../../model/levels.ts";
import { notesOf } from "../../model/schema-parts.ts";
import { writingGuide, type WritingElement } from "./writing-guide.ts";

/** The level that the settings give a rule, if any. */
type LevelOf = (rule: string) => string | undefined;
type Format = (rules: readonly ExplainedRule[], levelOf: LevelOf) => string;

/** Prints rules in each of the formats that `explain --format` takes. */
export const formatRules = {
  pretty: (rules, levelOf) => {
    const [only] = rules;
    return rules.length === 1 && only !== undefined
      ? formatRule(only, levelOf)
      : formatList(rules, levelOf);
  },
  json: (rules, levelOf) =>
    formatJsonText({
      version: 1,
      rules: rules.map(({ id, group, level, ...texts }) => ({
        id,
        group,
        level: levelOf(id) ?? level,
        defaultLevel: level,
        ...texts,
      })),
    }),
  markdown: (rules, levelOf) =>
    rules
      .map((rule) =>
        [
          `### ${rule.id}`,
          `Level: ${describeLevel(rule, levelOf)}.`,
          `${rule.what} ${rule.why}`,
          `**What to do:** ${rule.whatToDo}`,
          `Wrong:\n\n\`\`\`\`text\n${rule.bad}\n\`\`\`\``,
          `Right:\n\n\`\`\`\`text\n${rule.good}\n\`\`\`\`\n`,
        ].join("\n\n"),
      )
      .join("\n"),
} as const satisfies Record<string, Format>;

function formatRule(rule: ExplainedRule, levelOf: LevelOf): string {
  return [
    `${rule.id} (${describeLevel(rule, levelOf)})`,
    `${wrap(rule.what)}\n${wrap(rule.why)}`,
    wrap(`What to do: ${rule.whatToDo}`),
    `Wrong:\n${indent(rule.bad)}\nRight:\n${indent(rule.good)}`,
    `${wrap(
      `To change the level, add --rule ${rule.id}=off, warn or error to a command. To change it for every command, write in content.config.yaml beside the content folder:`,
    )}\n${indent(`rules:\n  ${rule.id}: warn`)}\n`,
  ].join("\n\n");
}

function formatList(rules: readonly ExplainedRule[], levelOf: LevelOf): string {
  const width = Math.max(...rules.map(({ id }) => id.length));
  const lines = rules.map((rule, index) => {
    const gap = index > 0 && rules[index - 1]?.group !== rule.group ? "\n" : "";
    const level = (levelOf(rule.id) ?? rule.level).padEnd(5);
    return `${gap}${rule.id.padEnd(width)}  ${level}  ${rule.what}`;
  });
  const hint =
    "`content explain <rule>` shows why, what to do, and an example.";
  return `${[...lines, "", hint].join("\n")}\n`;
}

function describeLevel({ id, level }: ExplainedRule, levelOf: LevelOf): string {
  const set = levelOf(id);
  return set === undefined || set === level
    ? level
    : `${set} by content.config.yaml, ${level} without it`;
}

interface ExplainedRule extends RuleTexts {
  id: string;
  group: string;
}

const collectionFields = [
  ...new Set([
    ...collectionNames,
    ...collectionNames.flatMap((name) => [
      ...notesOf(collections[name]).keys(),
    ]),
  ]),
];

/**
 * One rule, the rules of a group, or all of them.
 * @throws AppError for an unknown name
 */
export function findRules(name: string | undefined): ExplainedRule[] {
  const all = rules.map(({ bad, good, id, level, what, whatToDo, why }) => {
    const wrong = bad.replaceAll(/[«»]/gu, "");
    const texts = { what, why, whatToDo, bad: wrong, good };
    return { id, group: groupOf(id), level, ...texts };
  });
  if (name === undefined) return all;
  const wanted = name.trim().toLowerCase().replace(/\/$/u, "");
  const found = all.filter(({ group, id }) => [group, id].includes(wanted));
  if (found.length > 0) return found;
  const meant = sureOption(wanted, collectionFields);
  const { help, message } = describeUnknownRule(wanted);
  if (meant !== undefined && !message.includes("Did you mean"))
    throw new AppError(
      "unknown-rule",
      `There is no rule, collection or field "${wanted}". Did you mean \`${meant}\`?`,
    );
  throw new AppError("unknown-rule", message, {
    hint: `${help} \`content explain\` lists them all. The names of collections and their fields are possible too, such as \`blog\` and \`publishAt\`.`,
  });
}

/** Prints the extensions of plain Markdown in each of the formats of `explain --format`. */
export const formatWriting = {
  pretty: () => writingGuide.map(formatElement).join("\n"),
  json: () => formatJsonText({ version: 1, writing: writingGuide }),
  markdown: () =>
    writingGuide
      .map(({ example, name, rules, what }) =>
        [
          `## ${name}`,
          what,
          `\`\`\`\`markdown\n${example}\n\`\`\`\``,
          `Checked by ${rules.map((rule) => `\`content explain ${rule}\``).join(", ")}.\n`,
        ].join("\n\n"),
      )
      .join("\n"),
} as const satisfies Record<string, () => string>;

function formatElement({ example, name, rules, what }: WritingElement): string {
  const checks = rules.map((rule) => `content explain ${rule}`).join(", ");
  const parts = [name, wrap(what), indent(example), `Checked by: ${checks}`];
  return `${parts.join("\n\n")}\n`;
}

/** Indents each line by two spaces. */
export function indent(text: string): string {
  return text
    .split("\n")
    .map((line) => `  ${line}`.trimEnd())
    .join("\n");
}

/** Breaks a text into lines of at most 80 characters. */
export function wrap(text: string): string {
  return text.replaceAll(/(.{1,80})(?: |$)/gu, "$1\n").trimEnd();
}
