import * as z from "zod/mini";
import type { CollectionName } from "#schema";
import { canonicalAddress } from "./decode-address.ts";
import type { CompiledBody } from "./body.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { SourceText, TextRange } from "./source-text.ts";
import type { MeaningfulField } from "./schema-parts.ts";
import type { FieldPath, YamlSource } from "./yaml-source.ts";
import { textAt } from "./value-at.ts";

const commonFields = z.partial(
  z.object({
    title: z.string(),
    description: z.string(),
    date: z.string(),
    updated: z.string(),
    publishAt: z.string(),
    expiresAt: z.string(),
    draft: z.boolean(),
    aliases: z.array(z.string()),
  }),
);

/** The front matter that every Markdown entry may have, as far as it is valid. */
export type CommonFields = z.infer<typeof commonFields>;

/** The common fields of front matter that have the right type, even if others are invalid. */
export function parseCommonFields(data: unknown): CommonFields {
  if (typeof data !== "object" || data === null) return {};
  const whole = commonFields.safeParse(data);
  if (whole.success) return withCanonicalAliases(whole.data);
  const wrong = new Set(whole.error.issues.map(({ path }) => path[0]));
  const right = Object.entries(data).filter(([key]) => !wrong.has(key));
  return withCanonicalAliases(commonFields.parse(Object.fromEntries(right)));
}

/** Old addresses in canonical form, because the server redirects to that form first. */
function withCanonicalAliases(fields: CommonFields): CommonFields {
  const { aliases } = fields;
  return aliases === undefined
    ? fields
    : { ...fields, aliases: aliases.map(canonicalAddress) };
}

/** A value in YAML with everything needed to check and report it. */
export interface FieldsSource {
  file: string;
  source: SourceText;
  yaml: YamlSource;
  /** The path from the top of the file to the fields: `[]`, or `[index]` for a record in a list. */
  base: FieldPath;
  /** As written, including unknown kinds and without missing fields. */
  raw: unknown;
  /** The output of the schema. Undefined if there are errors. */
  data: Record<string, unknown> | undefined;
  /** Every reference, image, link and Markdown text in the fields. */
  meanings: readonly MeaningfulField[];
}

/** The range of a field. */
export function rangeOfField(
  { base, yaml }: FieldsSource,
  { path }: Pick<MeaningfulField, "path">,
): TextRange {
  return yaml.rangeOf([...base, ...path]);
}

/** One Markdown file. */
export interface MarkdownEntry extends FieldsSource {
  kind: "markdown";
  collection: CollectionName;
  slug: string;
  /** Canonical path on the site. */
  path: string;
  common: CommonFields;
  bodyRange: TextRange;
  body: CompiledBody;
  diagnostics: Diagnostic[];
}

/** Where the heading with an anchor is written. The start of the text if there is none. */
export function rangeOfAnchor(
  { body, bodyRange: { start } }: MarkdownEntry,
  anchor: string | undefined,
): TextRange {
  const heading = body.headings.find(({ id }) => id === anchor);
  return heading ?? { start, end: start };
}

/** A Markdown entry without its body. */
export type EntryHead = Omit<MarkdownEntry, "body">;

/** One record, from a list or from its own file. */
export interface RecordEntry extends FieldsSource {
  kind: "record";
  collection: CollectionName;
  /** Undefined if the record has none. */
  id: string | undefined;
  /** The range of the id, or the start of the record if the file name is the id. */
  idRange: TextRange;
}

/** One settings file. */
export interface SettingsEntry extends FieldsSource {
  kind: "settings";
  collection: CollectionName;
}

export type Entry = MarkdownEntry | RecordEntry | SettingsEntry;

/** What people call an entry: its name, title or question. Undefined if it has none. */
export function nameOf({ raw }: Entry): string | undefined {
  return textAt(raw, "name") ?? textAt(raw, "title") ?? textAt(raw, "question");
}
