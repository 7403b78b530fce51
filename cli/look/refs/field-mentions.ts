import { isCollectionName } from "#schema";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { rangeOfField, type Entry } from "../../model/entry.ts";
import type { MeaningfulField } from "../../model/schema-parts.ts";
import { formatPath } from "../../model/yaml-source.ts";
import { textAt } from "../../model/value-at.ts";
import { alignScalar } from "../../model/align-scalar.ts";
import { markdownMentions } from "./markdown-mentions.ts";
import type { Mention } from "./match-mention.ts";
import { nestText } from "../../model/written-text.ts";

/** The slugs of all guides. They decide where a resource leads: to the guide with its slug, or else to the post. */
export type GuideSlugs = ReadonlySet<string>;

export function guideSlugs({ entries }: CompiledFolder): GuideSlugs {
  const guides = entries.filter(({ collection }) => collection === "guides");
  return new Set(guides.map(({ slug }) => slug));
}

/** Everything that the fields of an entry point to, including the links in their Markdown texts. */
export function fieldMentions(entry: Entry, guides: GuideSlugs): Mention[] {
  return pointingFields(entry, guides).flatMap((field) =>
    mentionsOf(field, entry),
  );
}

/** The fields that can point somewhere. */
export function pointingFields(
  entry: Entry,
  guides: GuideSlugs,
): MeaningfulField[] {
  return [...entry.meanings, ...pageOfResource(entry, guides)];
}

/** A resource names its page by slug alone. */
function pageOfResource(
  { collection, raw }: Entry,
  guides: GuideSlugs,
): MeaningfulField[] {
  const slug = textAt(raw, "slug");
  if (collection !== "resources" || slug === undefined) return [];
  const page = guides.has(slug) ? "guides" : "blog";
  const meaning = { kind: "reference", collection: page } as const;
  return [{ path: ["slug"], value: slug, meaning }];
}

function mentionsOf(field: MeaningfulField, entry: Entry): Mention[] {
  const { meaning, path, value } = field;
  const range = rangeOfField(entry, field);
  const written = entry.source.text.slice(range.start, range.end);
  const aligned = alignScalar(written, range.start, value);
  // Every part of a value that is written elsewhere, such as a YAML alias, maps to the whole.
  const text = aligned ?? { value, rangeOf: () => range };
  const editable = aligned !== undefined;
  const [, repeats] = /^\*([^\s,[\]{}]+)$/u.exec(written) ?? [];
  const repeated = repeats === undefined ? {} : { repeats };
  const facts = { field: formatPath(path), path, range, editable };
  switch (meaning.kind) {
    case "reference": {
      const { collection } = meaning;
      if (!isCollectionName(collection)) return [];
      return [
        { ...facts, ...repeated, kind: "reference", collection, target: text },
      ];
    }
    case "link":
    case "image":
      return [{ ...facts, ...repeated, kind: meaning.kind, target: text }];
    case "markdown":
      return markdownMentions(value).map((mention) => {
        const target = nestText(mention.target, text);
        const { end, start } = mention.range;
        const place = text.rangeOf(start, end);
        return { ...mention, ...facts, target, range: place };
      });
    default:
      return [];
  }
}
