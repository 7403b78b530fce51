import { parse } from "yaml";
import { safeParse } from "zod/mini";
import { describeIssue } from "../../rules/schema/describe-issue.ts";
import type { FieldFacts } from "./describe-fields.ts";

/** The value of a typed answer, or an error message. */
export function parseField(
  field: FieldFacts,
  text: string,
): { value: unknown } | { problem: string } {
  const value = readText(field, text.trim());
  const result = safeParse(field.schema, value);
  if (result.success) return { value };
  const [issue] = result.error.issues;
  const [problem] = issue ? describeIssue(issue, field.schema, value) : [];
  const message = problem?.message ?? "The value is not valid.";
  const help = problem?.help ?? "";
  return {
    problem:
      `${message.replace("The value", `\`${field.name}\``)} ${help}`.trim(),
  };
}

function readText({ kind }: FieldFacts, text: string): unknown {
  switch (kind) {
    case "text":
      return text;
    case "number":
      return text === "" || Number.isNaN(Number(text)) ? text : Number(text);
    case "boolean":
      return booleans.get(text.toLowerCase()) ?? text;
    case "list":
      // A list with commas in its items is written as YAML: ["a, b", c].
      if (text.startsWith("[")) return readYaml(text);
      return text
        .split(",")
        .map((item) => item.trim())
        .filter((item) => item !== "");
    case "yaml":
      return readYaml(text);
  }
}

const booleans = new Map([
  ...["true", "yes", "y"].map((word) => [word, true] as const),
  ...["false", "no", "n"].map((word) => [word, false] as const),
]);

function readYaml(text: string): unknown {
  try {
    const value: unknown = parse(text, { version: "1.2", schema: "core" });
    return value;
  } catch {
    return text;
  }
}
