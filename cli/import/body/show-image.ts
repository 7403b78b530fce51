import { valueOf, type Component } from "./component.ts";
import { escapeText, formatAddress, stripTags } from "./escape-text.ts";
import type { Shown } from "./show-component.ts";

const SOURCES = [
  "src",
  "source",
  "image_path",
  "image",
  "img",
  "link",
  "path",
  "file",
  "url",
  "filename",
];
/** What stands below an image, in order. */
const CAPTIONS = [
  "title",
  "caption",
  "description",
  "attr",
  "attribution",
  "credit",
  "credits",
  "copyright",
];
/** An address that ends as that of an image does. */
export const IMAGE_FILE = /\.(?:svg|png|jpe?g|webp|avif|gif)(?:[?#].*)?$/iu;

/** A figure with its words below, and its link; undefined when it names no image. */
export function showImage(
  component: Component,
  isOpen: boolean,
): Shown | undefined {
  const named = SOURCES.flatMap((name) => valueOf(component, name) ?? []);
  const src =
    [...named, ...component.values.values()].find((value) =>
      IMAGE_FILE.test(value),
    ) ?? named[0];
  if (src === undefined) return undefined;
  const words = valueOf(component, ...CAPTIONS);
  const alt = valueOf(component, "alt", "alttext") ?? words ?? "";
  const target = ["href", "link", "url"]
    .flatMap((name) => valueOf(component, name) ?? [])
    .find((value) => value !== src);
  const image = `![${escapeText(stripTags(alt))}](${formatAddress(src)})`;
  const caption = CAPTIONS.map((name) => valueOf(component, name))
    .filter((text, at, all) => text !== undefined && all.indexOf(text) === at)
    .join(" ");
  const shown =
    target === undefined ? image : `[${image}](${formatAddress(target)})`;
  const below =
    caption === "" ||
    (caption === alt && !valueOf(component, "caption", "description"))
      ? ""
      : `\n\n${/[*_[]/u.test(caption) ? caption : `*${caption}*`}`;
  return { open: `\n\n${shown}${below}\n\n`, close: isOpen ? "\n\n" : "" };
}
