import type * as z from "zod/mini";
import type { Problem } from "../create-diagnostic.ts";
import { describeDate } from "../date/describe-date.ts";
import { shorten } from "../shorten.ts";

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
    "Write a path that begins with a slash, or an https: or mailto: address.",
  ],
  url: ["a complete https address", "Write https:// and the whole address."],
  email: ["an e-mail address", "Write name@host."],
  money: ["an amount in dollars", "Write it as printed: $27 or $0.0099."],
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
