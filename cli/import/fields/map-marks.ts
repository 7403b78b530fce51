import { shorten } from "../losses.ts";
import { isMapping, listOf, textOf, valueAt } from "../project/plain-value.ts";
import { DRAFTS, IMAGES } from "./field-names.ts";
import { formatValue, isTrue, type FieldReader } from "./field-reader.ts";

/** True for a text that its site does not show. */
export function mapDraft(
  { fields, lineOf, report, use }: FieldReader,
  isPlacedDraft: boolean,
): boolean {
  let found = isPlacedDraft;
  for (const [name, wanted] of DRAFTS) {
    if (!fields.has(name)) continue;
    use(name);
    const value = fields.get(name);
    if (
      typeof value === "boolean" ||
      /^(?:true|false|yes|no|on|off)$/iu.test(String(value))
    )
      found ||= isTrue(value) === wanted;
    if (name === "unlisted" && isTrue(value))
      report(
        lineOf(name),
        "draft",
        "unlisted: true",
        "a draft: there are no unlisted pages",
      );
  }
  const build = ["build", "_build"].find((name) => fields.has(name));
  const list = build && textOf(valueAt(fields.get(build), "list"));
  if (build !== undefined && /^(?:never|false)$/u.test(list ?? "")) {
    use(build);
    found = true;
    report(
      lineOf(build),
      "draft",
      `${build}.list: ${list ?? ""}`,
      "a draft: there are no unlisted pages",
    );
  }
  if (/^draft$/iu.test(textOf(fields.get("status")) ?? "")) found = true;
  use("status");
  return found;
}

/** Names of the file in a picture that is a mapping. */
const SOURCES = [
  "src",
  "url",
  "image",
  "path",
  "feature",
  "relative_path",
  "teaser",
  "file",
];

export interface MappedImage {
  /** Of its field. */
  name: string;
  src: string;
  alt: string | undefined;
}

/** The picture that stands for a text, and its words. */
export function mapImage({
  fields,
  lineOf,
  report,
  use,
}: FieldReader): MappedImage | undefined {
  for (const name of IMAGES) {
    const value = fields.get(name);
    const [one, ...others] = listOf(value);
    const key = SOURCES.find((each) => textOf(valueAt(one, each)));
    const src = textOf(one) ?? (key && textOf(valueAt(one, key)));
    if (
      src === undefined ||
      !/\.(?:svg|png|jpe?g|webp|avif|gif)(?:[?#].*)?$|^https?:/iu.test(src)
    )
      continue;
    use(name);
    const unused = [
      ...others,
      ...Object.entries(isMapping(one) ? one : {}).flatMap(([each, text]) =>
        each === key ||
        /^(?:alt|caption)$/u.test(each) ||
        typeof text === "boolean"
          ? []
          : { [each]: text },
      ),
    ];
    for (const each of unused)
      report(
        lineOf(name),
        "field",
        `${name}: ${shorten(formatValue(each), 60)}`,
        "left out: the picture of an entry is one file and its words",
      );
    const alt =
      textOf(valueAt(one, "alt")) ??
      textOf(valueAt(one, "caption")) ??
      textOf(fields.get("imageAlt")) ??
      textOf(fields.get("image_alt")) ??
      textOf(fields.get("coverAlt")) ??
      textOf(fields.get("heroImageAlt"));
    return { name, src, alt };
  }
  return undefined;
}
