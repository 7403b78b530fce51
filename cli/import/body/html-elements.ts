import { sanitizeSchema } from "../../model/sanitize-schema.ts";

/** Elements that pages may hold. */
const kept = new Set(sanitizeSchema.tagNames);

/** Element -> the one that takes its place, so that its words stay. */
const replaced: Record<string, string> = {
  acronym: "abbr",
  address: "div",
  article: "div",
  aside: "div",
  big: "span",
  button: "span",
  center: "div",
  dfn: "em",
  dialog: "div",
  dir: "ul",
  fieldset: "div",
  figurecaption: "figcaption",
  font: "span",
  footer: "div",
  form: "div",
  header: "div",
  legend: "p",
  listing: "pre",
  main: "div",
  nav: "div",
  noscript: "div",
  object: "div",
  option: "li",
  select: "ul",
  strike: "del",
  template: "div",
  textarea: "div",
  tt: "code",
  xmp: "pre",
};

/** Elements without words of their own, and those that only stand around others. */
const unwrapped = new Set(
  `applet audio base basefont bdi bdo bgsound blink body canvas col colgroup content data datalist embed frame
  frameset head hgroup html iframe image input isindex keygen label link map area marquee math menu menuitem meta
  meter multicol nobr noembed noframes optgroup output param picture plaintext portal progress rb rbc rtc samp search
  shadow slot source spacer title track video svg script style`.split(/\s+/u),
);
const mathml =
  /^(?:m(?:action|enclose|error|fenced|frac|i|multiscripts|n|o|over|padded|phantom|root|row|s|space|sqrt|style|sub|subsup|sup|table|td|text|tr|under|underover)|semantics|annotation(?:-xml)?|mprescripts|none|mlabeledtr)$/u;

/** What becomes of an element: its name in the page, `null` when only its content stays, undefined for one that HTML does not know. */
export function elementFor(name: string): string | null | undefined {
  if (kept.has(name)) return name;
  if (Object.hasOwn(replaced, name)) return replaced[name];
  return unwrapped.has(name) || mathml.test(name) ? null : undefined;
}

const everywhere = new Set(["lang", "dir", "title"]);
const byElement: Record<string, ReadonlySet<string>> = {
  a: new Set(["href"]),
  details: new Set(["open"]),
  img: new Set(["src", "alt", "width", "height"]),
  input: new Set(["type", "disabled", "checked"]),
  ol: new Set(["start", "reversed", "type"]),
  td: new Set(["align", "colspan", "rowspan"]),
  th: new Set(["align", "colspan", "rowspan", "scope"]),
  time: new Set(["datetime"]),
};

/** True for an attribute that pages may hold. */
export function isAttributeKept(
  element: string,
  name: string,
  value: string,
): boolean {
  if (element === "code" && name === "class")
    return /^language-[\w.+#-]+$/u.test(value);
  return everywhere.has(name) || (byElement[element]?.has(name) ?? false);
}
