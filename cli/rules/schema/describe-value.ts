import type * as z from "zod/mini";
import { type Wording, shorten } from "../define-rule.ts";
import { formatSuggestion, nearestWord, sureOption } from "../nearest-word.ts";
import type { Problem } from "../create-diagnostic.ts";
import { isMapping } from "../../model/value-at.ts";
import { describeDate } from "../date/read-date.ts";

type Issue = z.core.$ZodIssue;

const typeNames: Partial<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a mapping of fields",
  record: "a mapping of fields",
};

/** The help for a value that should be text, if its notation in the file is unknown. */
export const QUOTE_HELP = "Quote it.";

/** Describes a value of the wrong type. */
export function describeType(
  expected: string,
  name: string,
  value: unknown,
): Wording {
  const wanted = typeNames[expected] ?? `a ${expected}`;
  const message = `${name} is ${describeKind(value)}; it takes ${wanted}.`;
  if (expected === "string" && typeof value !== "object")
    return { message, help: QUOTE_HELP };
  const braced = expected === "string" ? nameInBraces(value) : undefined;
  if (braced !== undefined)
    return { message, help: `Quote it: \`"{${braced}}"\`.` };
  if (expected === "array") return { message, help: "Write a list: `[a, b]`." };
  if (expected === "boolean")
    return { message, help: "Write true or false, without quotes." };
  return { message };
}

/** The name in a text such as `{company}`, which YAML takes for a mapping. */
function nameInBraces(value: unknown): string | undefined {
  if (!isMapping(value)) return undefined;
  const [first, ...others] = Object.entries(value);
  return first?.[1] === null && others.length === 0 ? first[0] : undefined;
}

function describeKind(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a mapping";
  if (typeof value === "string") return `the text "${shorten(value)}"`;
  return `the ${typeof value} \`${String(value)}\``;
}

/** Describes a value that is not among the allowed ones. */
export function describeChoice(
  issue: Issue,
  name: string,
  value: unknown,
): Wording {
  const allowed = allowedValues(issue);
  const options = allowed.split(", ");
  const text = typeof value === "string" ? value : "";
  const sure = sureOption(text, options);
  const meant = sure ?? nearestWord(text, options);
  const shown =
    typeof value === "object"
      ? describeKind(value)
      : `"${shorten(String(value))}"`;
  return {
    message: `${name} is ${shown}; allowed: ${allowed}.${formatSuggestion(meant)}`,
    help: sure && `Write \`${sure}\`.`,
  };
}

/** The allowed values or types of an issue. */
export function allowedValues(issue: Issue): string {
  if (issue.code === "invalid_value")
    return issue.values.map(String).join(", ");
  if (issue.code !== "invalid_union") return "";
  if ("options" in issue && Array.isArray(issue.options))
    return issue.options.map(String).join(", ");
  return issue.errors
    .flatMap((branch) => branch.slice(0, 1))
    .map((first) =>
      first.code === "invalid_type"
        ? (typeNames[first.expected] ?? first.expected)
        : allowedValues(first),
    )
    .join(" or ");
}

/** Describes a text, list or number outside its limits. */
export function describeSize(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  name: string,
  value: unknown,
): Wording {
  const isSmall = issue.code === "too_small";
  const limit = Number(isSmall ? issue.minimum : issue.maximum);
  const isEmpty = isSmall && limit === 1;
  const bound = isSmall ? "at least" : "at most";
  if (Array.isArray(value))
    return isEmpty
      ? { message: `${name} is an empty list.`, help: "Give at least one." }
      : {
          message: `${name} has ${value.length} values; ${bound} ${limit} are allowed.`,
        };
  if (typeof value === "string")
    return isEmpty
      ? {
          message: `${name} is empty.`,
          help: "Give a text, or remove the line.",
        }
      : {
          message: `${name} has ${value.length} characters; ${bound} ${limit} are allowed.`,
          help: isSmall ? "Say more." : "Shorten it.",
        };
  const other = isSmall ? "more than" : "less than";
  const than = issue.inclusive ? bound : other;
  return {
    message: `${name} is ${String(value)}; it must be ${than} ${limit}.`,
  };
}

/** The required text and how to write it, by the name of the format in its schema. */
const formats: Partial<Record<string, [wanted: string, help: string]>> = {
  path: [
    "a path on this site",
    "Begin with one slash, and leave out host, query and fragment: /blog/a-post.",
  ],
  image: [
    "the path of an image file",
    "Write /images/name.svg for a file in public/, or ./name.svg for one beside the entry.",
  ],
  link: [
    "an address to link to",
    "Write a path that begins with a slash, or an https:, mailto: or tel: address.",
  ],
  url: ["a complete https address", "Write https:// and the whole address."],
  email: ["an e-mail address", "Write name@host."],
  host: [
    "the name of a host",
    "Write the name alone, such as cdn.example.com: no https://, no path, no `*`.",
  ],
  timeZone: [
    "a time zone",
    "Write UTC, or a continent and a city, such as Europe/Tallinn.",
  ],
  attribute: [
    "the name of an attribute",
    "Write a name that begins with data-, such as data-website-id.",
  ],
  color: [
    "the two shades of a colour",
    'Write the shade of the light theme and that of the dark one, as "#3b5bdb #6b8aff".',
  ],
  shade: ["a colour", 'Write its one shade, as "#3b5bdb".'],
  money: [
    "an amount of money",
    "Write it as printed, with the sign of its currency first: $27, €0.0099 or £27.",
  ],
  slug: [
    "a slug",
    "Use lower-case words joined by single hyphens, at most 80 characters.",
  ],
  line: [
    "one line of text",
    "Remove line breaks and the space at its start or end.",
  ],
};

/** Describes a text that does not match the format of its field. */
export function describeFormat(
  issue: z.core.$ZodIssueInvalidStringFormat,
  name: string,
  value: unknown,
): Problem {
  const format = issue.format === "regex" ? issue.message : issue.format;
  const text = String(value);
  if (format === "date" || format === "instant")
    return { rule: "date/invalid", ...describeDate(name, text, format) };
  const [wanted, help] = formats[format] ?? [
    "in the format of its field",
    "Compare it with another entry.",
  ];
  return {
    rule: format === "slug" ? "slug/format" : "schema/format",
    message: `${name} is ${JSON.stringify(shorten(text))}, which is not ${wanted}.`,
    help,
  };
}
