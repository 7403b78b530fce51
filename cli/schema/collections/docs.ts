import * as z from "zod/mini";
import { docGroups, entryKinds } from "../choices.ts";
import type { MarkdownCollection } from "../collection.ts";
import { compiledFields, publishingFields, byOrder } from "../entry-fields.ts";
import { fieldMeanings, keyOf, noted } from "../field-types.ts";

const fields = {
  ...publishingFields,
  group: noted(z.optional(keyOf(docGroups)), {
    text: "The group of the documentation that lists the page.",
    values: docGroups,
  }),
  kind: noted(z.enum(["article", "example"]), {
    text: "An article of a group, or an example under /documentation/examples.",
    values: { article: "An article of a group", example: "A worked example" },
  }),
  order: noted(z.int().check(z.positive()), {
    text: "The place in its group, from 1.",
  }),
};

const frontMatter = z.strictObject(fields).check(
  z.refine(({ group, kind }) => kind === "example" || group !== undefined, {
    error: "An article has a group, whose page lists it.",
    path: ["group"],
  }),
);

fieldMeanings.add(frontMatter, {
  kind: "unless",
  field: "group",
  other: "kind",
  value: "example",
});

const compiled = z.object({ ...fields, ...compiledFields });

export type DocEntry = z.infer<typeof compiled>;

const articlePath = (slug: string) => `/documentation/${slug}`;
const examplePath = (slug: string) => `/documentation/examples/${slug}`;

export const docs = {
  kind: "markdown",
  label: "documentation page",
  frontMatter,
  compiled,
  columns: ["slug", "title", "group", "kind", "order", "status"],
  path: (slug, { kind }) =>
    kind === "example" ? examplePath(slug) : articlePath(slug),
  possiblePaths: (slug) => [articlePath(slug), examplePath(slug)],
  groupPages: Object.entries(docGroups).map(([slug, title]) => ({
    path: articlePath(slug),
    title,
  })),
  order: byOrder,
  search: {
    kind: ({ kind }: DocEntry) =>
      kind === "example" ? entryKinds.example : entryKinds.docs,
    about: ({ group }: DocEntry) => (group ? [docGroups[group]] : []),
  },
  related: "Documentation",
} as const satisfies MarkdownCollection;
