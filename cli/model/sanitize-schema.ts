import type { Options } from "rehype-sanitize";
import { fileOfType } from "./own-files.ts";

const VIDEO = fileOfType("mp4|webm");
const CAPTIONS = fileOfType("vtt");
const ID = /^(?!footnote-label$)[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.:-]*$/u;
const POSTER = fileOfType("png|jpe?g|webp|avif|gif|svg");

/**
 * The only allow list of HTML in content. Everything else is removed: styles, event handlers, frames, forms, ids
 * of odd characters, classes (except those from Markdown), and all schemes except http, https, mailto, tel and sms.
 * Videos must be files of this site. After sanitizing, an element loses an id that the page or another one has.
 */
export const sanitizeSchema: Options = {
  strip: words(`
    script style template noscript iframe object embed textarea title
    xmp noembed noframes plaintext svg math select option button
  `),
  // The most frequent first: for each element of a text, the sanitizer searches the list from its start.
  tagNames: words(`
    p a code li td tr strong em br h2 h3 ul ol span th pre img h1 h4 h5 h6 hr
    blockquote div section figure figcaption details summary dl dt dd table
    caption thead tbody tfoot kbd samp var abbr cite q b i u s del ins mark
    small sub sup time wbr input ruby rp rt video source track
  `),
  attributes: {
    "*": ["lang", "dir", "title", ["id", ID]],
    a: [
      "href",
      "dataFootnoteRef",
      "dataFootnoteBackref",
      "ariaLabel",
      ["ariaDescribedBy", "footnote-label"],
      ["className", "data-footnote-backref"],
      ["name", ID],
    ],
    code: [["className", /^(?:language-[\w.+#-]+|math-(?:inline|display))$/u]],
    details: ["open"],
    h2: [
      ["className", "sr-only"],
      ["id", "footnote-label", ID],
    ],
    img: ["src", "alt", "width", "height"],
    input: [["type", "checkbox"], ["disabled", true], "checked"],
    li: [["className", "task-list-item"]],
    ol: ["start", "reversed", "type"],
    section: ["dataFootnotes", ["className", "footnotes"]],
    source: [
      ["src", VIDEO],
      ["type", /^video\/(?:mp4|webm)$/u],
    ],
    td: ["align", "colSpan", "rowSpan"],
    th: ["align", "colSpan", "rowSpan", "scope"],
    time: ["dateTime"],
    track: [
      ["src", CAPTIONS],
      ["kind", "captions", "subtitles", "descriptions", "chapters"],
      "srcLang",
      "label",
      "default",
    ],
    video: [
      ["src", VIDEO],
      ["poster", POSTER],
      "width",
      "height",
      "controls",
      "loop",
      "muted",
      "playsInline",
      ["preload", "none", "metadata", "auto"],
    ],
    ul: [["className", "contains-task-list"]],
  },
  required: { input: { type: "checkbox", disabled: true } },
  ancestors: {
    li: ["ul", "ol"],
    summary: ["details"],
    figcaption: ["figure"],
    dt: ["dl"],
    dd: ["dl"],
    source: ["video"],
    track: ["video"],
    ...Object.fromEntries(
      ["caption", "thead", "tbody", "tfoot", "tr", "th", "td"].map((name) => [
        name,
        ["table"],
      ]),
    ),
  },
  protocols: {
    href: ["http", "https", "mailto", "tel", "sms"],
    src: ["http", "https"],
  },
  // Ids are limited to the patterns above, so none needs a prefix to be safe.
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
};

function words(list: string): string[] {
  return list.trim().split(/\s+/u);
}
