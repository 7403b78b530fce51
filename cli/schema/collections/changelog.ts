import * as z from "zod/mini";
import { changelogTags, entryKinds } from "../choices.ts";
import type { MarkdownCollection } from "../collection.ts";
import {
  compiledFields,
  publishingFields,
  newestFirst,
} from "../entry-fields.ts";
import { keyOf, line, noted } from "../field-types.ts";

const fields = {
  ...publishingFields,
  version: noted(z.optional(line(30)), {
    text: "The release that the change came with, as users see it.",
    examples: ["1.4.0", "November 2026"],
  }),
  tags: noted(z.array(keyOf(changelogTags)).check(z.minLength(1)), {
    text: "What kinds of change it is, the main one first.",
    values: changelogTags,
  }),
};

const compiled = z.object({ ...fields, ...compiledFields });

export type ChangelogEntry = z.infer<typeof compiled>;

export const changelog = {
  kind: "markdown",
  label: "changelog entry",
  frontMatter: z.strictObject(fields),
  compiled,
  columns: ["slug", "title", "version", "tags", "status", "date"],
  path: (slug) => `/changelog/${slug}`,
  order: newestFirst,
  mayBeEmpty: true,
  search: {
    kind: () => entryKinds.changelog,
    about: ({ tags, version }: ChangelogEntry) => [
      ...(version === undefined ? [] : [version]),
      ...tags.map((tag) => changelogTags[tag]),
    ],
  },
} as const satisfies MarkdownCollection;
