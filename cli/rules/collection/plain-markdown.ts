import { collections, fieldMeanings, type Collection } from "#schema";
import type { MarkdownEntry } from "../../model/entry.ts";
import { isOptional, shapeOf } from "../../model/schema-parts.ts";
import { valueAt } from "../../model/value-at.ts";
import { defineRule } from "../define-rule.ts";

/** Fewer files with missing fields are slips of their writers. */
const MIN_FILES = 3;
/** In all of them together. */
const MIN_MISSING = 6;

export const collectionPlainMarkdown = defineRule({
  id: "collection/plain-markdown",
  level: "warn",
  what: "Several entries of a collection lack the same required fields.",
  why: "They were probably written for another tool, whose fields have other names, and filling them in by hand takes long.",
  whatToDo:
    "Move the files into a folder outside of content/ and run `content import mdx FOLDER`: it fills in what it can tell, and reports the rest.",
  bad: "Three posts in content/blog with nothing but a title and a date",
  good: "title: Read the room\ndescription: What to look at before you write.\ndate: 2026-01-02\nauthor: mara-lind",
  checkFolder({ folder: { entries } }) {
    const groups = Map.groupBy(entries, ({ collection }) => collection);
    return [...groups].flatMap(([collection, all]) => {
      const plain = all.filter((entry) => lacking(entry).length > 0);
      const [first, ...others] = plain;
      if (first === undefined || plain.length < MIN_FILES) return [];
      const fields = lacking(first).filter((field) =>
        others.every((entry) => lacking(entry).includes(field)),
      );
      if (fields.length * plain.length < MIN_MISSING) return [];
      const names = fields.map((field) => `\`${field}\``);
      const list = [names.slice(0, -1).join(", "), ...names.slice(-1)]
        .filter(Boolean)
        .join(" and ");
      const message = `${plain.length} files in ${collection}/ look like plain Markdown: they lack ${list}.`;
      return [{ file: first.file, message }];
    });
  },
});

/** The required fields that an entry does not have. */
function lacking({ collection, data, raw }: MarkdownEntry): string[] {
  if (data !== undefined) return [];
  const facts: Collection = collections[collection];
  if (facts.kind !== "markdown") return [];
  const isAbsent = (field: string) => valueAt(raw, [field]) === undefined;
  const needed = Object.entries(shapeOf(facts.frontMatter))
    .filter(([, field]) => !isOptional(field))
    .map(([name]) => name)
    .filter(isAbsent);
  const meaning = fieldMeanings.get(facts.frontMatter);
  return meaning?.kind === "some" && meaning.fields.every(isAbsent)
    ? [...needed, ...meaning.fields.slice(0, 1)]
    : needed;
}
