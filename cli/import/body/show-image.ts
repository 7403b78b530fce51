import { valueOf, type Component } from "./component.ts";
import { escapeText, formatAddress, stripTags } from "./escape-text.ts";
import type { Shown } from "./show-component.ts";

const SOURCES = [
  "src",
  "source",
  "image",
  "img",
  "link",
  "path",
  "file",
  "url",
  "filename",
];
/** An address that ends as that of an image does. */
export const IMAGE_FILE = /\.(?:svg|png|jpe?g|webp|avif|gif)(?:[?#].*)?$/iu;

/** A figure with its words below, and its link; undefined when it names no image. */
export function showImage(
  component: Component,
  isOpen: boolean,
): Shown | undefined {
  const src =
    valueOf(component, ...SOURCES) ??
    [...component.values.values()].find((value) => IMAGE_FILE.test(value));
  if (src === undefined) return undefined;
  const words = valueOf(component, "caption", "title", "attr");
  const alt = valueOf(component, "alt", "alttext") ?? words ?? "";
  const target = valueOf(
    component,
    "href",
    ...(component.values.has("src") ? ["link"] : []),
  );
  const image = `![${escapeText(stripTags(alt))}](${formatAddress(src)})`;
  const caption = [
    valueOf(component, "title"),
    valueOf(component, "caption"),
    valueOf(component, "attr"),
  ]
    .filter((text, at, all) => text !== undefined && all.indexOf(text) === at)
    .join(" ");
  const shown =
    target === undefined ? image : `[${image}](${formatAddress(target)})`;
  const below =
    caption === "" || (caption === alt && !component.values.has("caption"))
      ? ""
      : `\n\n${/[*_[]/u.test(caption) ? caption : `*${caption}*`}`;
  return { open: `\n\n${shown}${below}\n\n`, close: isOpen ? "\n\n" : "" };
}
