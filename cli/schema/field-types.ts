import * as z from "zod/mini";

/**
 * What a field means beyond its type, for the steps after validation: a reference is looked up in its collection, an
 * image on disk, and a link among the pages of the site. Markdown text is rendered.
 */
export type FieldMeaning =
  | { kind: "reference"; collection: string }
  | { kind: "image" }
  | { kind: "link" }
  | { kind: "markdown" }
  /** Of a mapping: exactly one of these fields is given. */
  | { kind: "either"; fields: readonly string[] }
  /** Of a mapping: at least one of these fields is given. */
  | { kind: "some"; fields: readonly string[] }
  /** Of a mapping: the field is given, unless another one has this value. */
  | { kind: "unless"; field: string; other: string; value: string };

/** Schema -> meaning. A field without an entry is plain data. */
export const fieldMeanings = z.registry<FieldMeaning>();

/** What writers read about a field, in editors and in the questions of `content new`. */
export interface FieldNote {
  /** One or two whole sentences. */
  text: string;
  /** The value if the field is left out. */
  default?: string | number | boolean;
  examples?: readonly unknown[];
  /** For a choice: the meaning of each value. */
  values?: Readonly<Record<string, string>>;
}

/** Schema -> note. */
export const fieldNotes = z.registry<FieldNote>();

/** The same schema with a note of its own. A browser leaves out notes with the fields that it does not use. */
/* @__NO_SIDE_EFFECTS__ */
export function noted<Schema extends z.ZodMiniType>(
  schema: Schema,
  note: FieldNote,
): Schema {
  const copy = schema.clone();
  fieldNotes.add(copy, note);
  return copy;
}

/** A field that holds one of the keys of a table of labels. */
export function keyOf<T extends object>(labels: T) {
  const isKey = (key: string): key is keyof T & string =>
    Object.hasOwn(labels, key);
  return z.enum(Object.keys(labels).filter(isKey));
}

/** Lower-case words of any script, joined by single hyphens. */
export const slugPattern =
  /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+)*$/u;

/** File systems allow 255 bytes, of which extensions and keys need some. A Chinese letter has three. */
const MAX_SLUG_BYTES = 200;

/** True for a slug that can be the name of a file: at most 80 characters, and spelled in the one form of Unicode. */
export function isShortSlug(text: string): boolean {
  const { length } = new TextEncoder().encode(text);
  const isOneForm = text === text.normalize("NFC");
  return text.length <= 80 && length <= MAX_SLUG_BYTES && isOneForm;
}

/**
 * Lower-case words joined by single hyphens, at most 80 characters: safe in an address, a file name and an id. Whether
 * letters besides a to z are allowed is a setting of the site, which a rule checks.
 */
export const slug = z
  .string()
  .check(
    z.regex(slugPattern, "slug"),
    z.maxLength(80),
    z.refine(isShortSlug, "The slug is too long for the name of a file."),
  );

/** A language tag in its usual spelling, such as `de` or `pt-BR`. */
export const language = z.stringFormat("language", (value) => {
  try {
    return Intl.getCanonicalLocales(value)[0] === value;
  } catch {
    return false;
  }
});

/** One line of text without space at its ends, 1 to `max` characters. */
export function line(max: number) {
  return z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(max),
      z.regex(/^\S(?:[^\n\r]*\S)?$/u, "line"),
    );
}

/** A calendar date `YYYY-MM-DD` that exists; there is no year 0. It stays a string: a date has no time zone. */
export const calendarDate = z.stringFormat(
  "date",
  new RegExp(z.regexes.date.source.replace("^", "^(?!0000)")),
);

/** A moment: a calendar date (its midnight in UTC) or an ISO date-time with an offset. */
export const instant = z.stringFormat(
  "instant",
  (value) =>
    calendarDate.safeParse(value).success ||
    (calendarDate.safeParse(value.slice(0, 10)).success &&
      z.iso.datetime({ offset: true }).safeParse(value).success),
);

/** A root-relative path such as `/blog/a-post`: one leading slash, no query, no fragment, no dot segment. */
export const rootPath = z.stringFormat(
  "path",
  /^\/(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\s?#\\]*$/u,
);

/** An absolute https address. */
export const httpsUrl = z.url({ protocol: /^https$/ });

/** The id of an entry of another collection. */
export function reference(collection: string) {
  const schema = z.string().check(z.minLength(1));
  fieldMeanings.add(schema, { kind: "reference", collection });
  return schema;
}

/** An image file: `/images/a.svg` in public/, or `./a.svg` beside the entry. */
export const imageFile = z
  .stringFormat(
    "image",
    /^(?:\/(?!\/)|\.\/)[^\s?#\\]+\.(?:svg|png|jpe?g|webp|avif|gif)$/iu,
  )
  .register(fieldMeanings, { kind: "image" });

/** An image with its alternative text. */
export const image = z.strictObject({
  src: noted(imageFile, {
    text: "The image file: `./name.jpg` beside the entry, or `/images/name.svg` in public/. A photo may be as large as the camera made it.",
    examples: ["/images/blog/name.svg"],
  }),
  alt: noted(line(250), {
    text: "What the image shows, for people who cannot see it.",
  }),
});

/** Where a link leads: a root-relative path, a fragment, https, mailto, tel or sms. */
export const link = z
  .stringFormat(
    "link",
    /^(?:\/(?!\/)|#|https:\/\/|(?:mailto|tel|sms):)\S+$|^\/$/u,
  )
  .register(fieldMeanings, { kind: "link" });

/** Markdown text inside YAML; the compiler adds its HTML as `<field>Html`. */
export function markdownText(max: number) {
  const schema = z.string().check(z.minLength(1), z.maxLength(max));
  fieldMeanings.add(schema, { kind: "markdown" });
  return schema;
}

/** The id of a record. */
export const recordId = noted(slug, {
  text: "The name of the record: lower-case words joined by hyphens, unique in its list.",
});

/** The note on an image that is no entry's own. */
export const publicImage = {
  text: "The image file: `/images/name.svg` in public/.",
  examples: ["/images/name.svg"],
};
