import { shorten } from "../losses.ts";
import { valueOf, type Component } from "./component.ts";
import { embedLink } from "./embed-link.ts";
import { escapeHtml, escapeText, formatAddress } from "./escape-text.ts";
import { quoteCode } from "./markdown-tree.ts";
import { restOf } from "./rest-of-component.ts";
import { IMAGE_FILE, showImage } from "./show-image.ts";

/** What is written in place of a component. */
export interface Shown {
  /** In place of the opening mark, or of the whole when it holds nothing. */
  open: string;
  /** In place of the closing mark. */
  close: string;
  /** The stretch between becomes a block quote. */
  quote?: true;
  /** The stretch between is code: it is kept as it is. */
  fence?: string;
  /** What a report says became of it; undefined when nothing is lost. */
  outcome?: string;
}

const NOTES: Record<string, string> = {
  admonition: "Note",
  alert: "Note",
  announcement: "Note",
  aside: "Note",
  attention: "Attention",
  blockquote: "",
  bulma: "Note",
  callout: "Note",
  caution: "Caution",
  danger: "Danger",
  error: "Error",
  example: "Example",
  hint: "Hint",
  important: "Important",
  info: "Info",
  information: "Info",
  message: "Note",
  note: "Note",
  notice: "Note",
  primary: "Note",
  pullquote: "",
  question: "Question",
  quote: "",
  secondary: "Note",
  success: "Success",
  tip: "Tip",
  todo: "To do",
  warn: "Warning",
  warning: "Warning",
};
const IMAGES =
  /^(?:figure|fig|img|image|picture|imgproc|lazyimg|lazy-img|responsive-image|resp-image|themed-?image|thumb(?:nail)?|photo|asset-?img|bundle-image|zoom|caption|.*figure)$/iu;
const FOLDS =
  /^(?:details?|summary|expand|expander|collapse|collapsible|accordion(?:item|-item)?|spoiler|toggle|fold|foldable)$/iu;
const TITLED =
  /^(?:tab(?:-?item|panel)?|step|card|codetab|column-title|panel|item|section|collapsibleitem|steps?item)$/iu;
const CODE =
  /^(?:highlight|code|codeblock|code-?toggle|code-?block|prism|code-?snippet|snippet|pre)$/iu;
const SILENT =
  /^(?:toc|toclist|tocinline|pagetoc|table_of_contents|table-of-contents|doccardlist|clear(?:fix)?|br|break|more|icon|fa|fas|feather|spacer|hr|list-children|children|section-?index|ads?|adsense|head|layout|script|style)$/iu;
const WORDS = [
  "title",
  "heading",
  "header",
  "label",
  "name",
  "caption",
  "text",
  "content",
  "message",
  "quote",
  "body",
  "summary",
  "description",
  "subtitle",
  "author",
  "cite",
];
const KEPT = "its words and addresses are kept";
const TARGETS = ["href", "to", "url", "link", "permalink", "repo"];

/**
 * The nearest thing in Markdown to a component: what has an equivalent becomes it, of anything else the words, the
 * pictures and the links stay visible.
 * @param isOpen it has a closing mark, and what stands between is kept
 * @param written the opening mark itself, for what nothing is known of
 */
export function showComponent(
  component: Component,
  isOpen: boolean,
  written: string,
): Shown {
  const known = showKnown(component, isOpen, written);
  // What is shown as written says its values too, but nobody could follow them.
  const isMark = known.open === quoteCode(written);
  const given = isMark ? restOf(component, { open: "", close: "" }) : [];
  const shown: Shown =
    given.length === 0 ? known : { open: "", close: "", outcome: KEPT };
  const rest = restOf(component, shown);
  if (rest.length === 0) return shown;
  // A quote has room for them on the line of its label only.
  if (shown.quote)
    return { ...shown, open: [shown.open, ...rest].join(" ").trim() };
  const more = `\n\n${rest.join("\n\n")}\n\n`;
  return isOpen && shown.fence === undefined
    ? { ...shown, close: shown.close + more }
    : { ...shown, open: shown.open + more };
}

function showKnown(
  component: Component,
  isOpen: boolean,
  written: string,
): Shown {
  const { name } = component;
  const lower = name.toLowerCase();
  const embed = embedLink(component);
  if (embed !== undefined)
    return { open: `\n\n${embed}\n\n`, close: "", outcome: "a link" };
  if (IMAGES.test(name)) {
    const image = showImage(component, isOpen);
    if (image !== undefined) return image;
  }
  if (CODE.test(name) && isOpen) {
    const lang = valueOf(component, "language", "lang", "type", "0") ?? "";
    const title = valueOf(component, "title", "file", "filename", "caption");
    return {
      open: title === undefined ? "" : `\n\n**${title}**\n\n`,
      close: "",
      fence: /^[\w.+#-]+$/u.test(lang) ? lang : "",
    };
  }
  if (FOLDS.test(name) && isOpen) {
    const title =
      valueOf(component, "title", "summary", "label", "0", "header") ??
      "Details";
    return {
      open: `\n\n<details>\n<summary>${escapeHtml(title)}</summary>\n\n`,
      close: "\n\n</details>\n\n",
    };
  }
  if (Object.hasOwn(NOTES, lower)) return showNote(component, isOpen);
  if (SILENT.test(name) && !isOpen)
    return { open: "", close: "", outcome: "left out: it has no words" };
  if (
    /^(?:link|a|ref|relref|linkcard|linkbutton|button|btn|ctabutton|anchor)$/iu.test(
      name,
    )
  ) {
    const shown = showLink(component, isOpen);
    if (shown !== undefined) return shown;
  }
  if (isOpen) {
    const title =
      valueOf(
        component,
        "title",
        "label",
        "name",
        "header",
        "heading",
        "tab",
        "tabName",
        "value",
      ) ?? (TITLED.test(name) ? valueOf(component, "0") : undefined);
    const words = title === undefined ? "" : `\n\n**${title}**\n\n`;
    const isKnown =
      TITLED.test(name) ||
      /^(?:tabs?|tabpane|tabpanel|steps|cards?|cardgrid|codetabs|columns?|row|col|section|div|span|box|highlight|badge|fragment|center|md|markdown|text|wrap(?:per)?)$/iu.test(
        name,
      );
    return {
      open: words,
      close: "",
      ...(isKnown ? {} : { outcome: "its content is kept, the frame is gone" }),
    };
  }
  return showRest(component, written);
}

function showNote(component: Component, isOpen: boolean): Shown {
  const lower = component.name.toLowerCase();
  const kind = valueOf(
    component,
    "type",
    "kind",
    "style",
    "level",
    "variant",
    "0",
  );
  const known = kind?.toLowerCase().replace(/^alert-/u, "") ?? "";
  const label =
    valueOf(component, "title", "header", "heading", "author", "1") ??
    (NOTES[known] ||
      (kind !== undefined && /^[A-Z][\w !?']*$/u.test(kind)
        ? kind
        : NOTES[lower])) ??
    "";
  const text = valueOf(
    component,
    "content",
    "text",
    "message",
    "quote",
    "description",
    "body",
    "msg",
  );
  const bold = label === "" ? "" : `**${label}**`;
  if (isOpen) return { open: bold, close: "", quote: true };
  const words = text ?? (known in NOTES || label === kind ? undefined : kind);
  if (words === undefined) return { open: `\n\n> ${bold}\n\n`, close: "" };
  const first = bold === "" ? "" : `> ${bold}\n>\n`;
  return {
    open: `\n\n${first}> ${words.replaceAll(/\s*\n\s*/gu, "\n> ")}\n\n`,
    close: "",
  };
}

function showLink(component: Component, isOpen: boolean): Shown | undefined {
  const target = valueOf(component, ...TARGETS, "0");
  if (target === undefined) return undefined;
  const address = formatAddress(target);
  if (isOpen) return { open: "[", close: `](${address})` };
  const words =
    valueOf(component, "text", "title", "label", "name", "content", "1") ??
    target;
  const more = valueOf(component, "description");
  return {
    open: `[${escapeText(words)}](${address})${more === undefined ? "" : `: ${more}`}`,
    close: "",
  };
}

/** The words, pictures and links among the values; else the mark itself, as code. */
function showRest(component: Component, written: string): Shown {
  const src = valueOf(component, "src", "image", "img");
  const parts: string[] = [];
  if (src !== undefined && IMAGE_FILE.test(src))
    parts.push(
      `![${escapeText(valueOf(component, "alt", "title", "caption") ?? "")}](${formatAddress(src)})`,
    );
  const words = WORDS.map((key) => valueOf(component, key)).filter(
    (value, at, all) => value !== undefined && all.indexOf(value) === at,
  );
  const target =
    valueOf(component, ...TARGETS) ?? (parts.length === 0 ? src : undefined);
  const isAddress =
    target !== undefined && /^(?:https?:\/\/|\/|\.{1,2}\/)/u.test(target);
  const [first, ...others] = words;
  if (isAddress)
    parts.push(`[${escapeText(first ?? target)}](${formatAddress(target)})`);
  else if (first !== undefined) parts.push(first);
  parts.push(...others.filter((value) => value !== undefined));
  if (parts.length > 0)
    return {
      open: parts.join("\n\n"),
      close: "",
      outcome: KEPT,
    };
  return {
    open: quoteCode(written),
    close: "",
    outcome: `shown as written: ${shorten(written, 60)}`,
  };
}
