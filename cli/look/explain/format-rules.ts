import { formatJsonText } from "../../report/json-text.ts";
import { indent, wrap } from "./lay-out.ts";
import type { ExplainedRule } from "./find-rules.ts";

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
