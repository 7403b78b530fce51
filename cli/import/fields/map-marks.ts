import { listOf, textOf, valueAt } from "../project/plain-value.ts";
import { DRAFTS, IMAGES } from "./field-names.ts";
import { isTrue, type FieldReader } from "./field-reader.ts";

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

/** The picture that stands for a text, and its words. */
export function mapImage({
  fields,
  use,
}: FieldReader): { src: string; alt: string | undefined } | undefined {
  for (const name of IMAGES) {
    const value = fields.get(name);
    const [one] = listOf(value);
    const src =
      textOf(one) ??
      textOf(valueAt(one, "src")) ??
      textOf(valueAt(one, "url")) ??
      textOf(valueAt(one, "image")) ??
      textOf(valueAt(one, "path")) ??
      textOf(valueAt(one, "feature")) ??
      textOf(valueAt(one, "relative_path")) ??
      textOf(valueAt(one, "teaser")) ??
      textOf(valueAt(one, "file"));
    if (
      src === undefined ||
      !/\.(?:svg|png|jpe?g|webp|avif|gif)(?:[?#].*)?$|^https?:/iu.test(src)
    )
      continue;
    use(name);
    const alt =
      textOf(valueAt(one, "alt")) ??
      textOf(valueAt(one, "caption")) ??
      textOf(fields.get("imageAlt")) ??
      textOf(fields.get("image_alt")) ??
      textOf(fields.get("coverAlt")) ??
      textOf(fields.get("heroImageAlt"));
    return { src, alt };
  }
  return undefined;
}
