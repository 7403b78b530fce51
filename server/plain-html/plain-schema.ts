import type { Schema } from "hast-util-sanitize";

const words = (text: string) => text.trim().split(/\s+/u);

/** The HTML that feed readers and Markdown converters understand: no scripts, controls, ids or styles. */
export const plainSchema: Schema = {
  strip: words(`
    script style template noscript iframe object embed svg form button select
    textarea option dialog canvas nav
  `),
  tagNames: words(`
    h1 h2 h3 h4 h5 h6 p br hr blockquote div section figure figcaption details
    summary ul ol li dl dt dd table caption thead tbody tfoot tr th td a img
    picture source video track pre code kbd samp var abbr cite q b strong i em
    u s del ins mark small sub sup time wbr input ruby rp rt
  `),
  attributes: {
    "*": ["lang", "dir"],
    a: ["href", "title"],
    code: [["className", /^language-[\w.+#-]+$/u]],
    img: ["src", "srcSet", "sizes", "alt", "title", "width", "height"],
    input: [["type", "checkbox"], ["disabled", true], "checked"],
    li: [["className", "task-list-item"]],
    ol: ["start", "reversed", "type"],
    source: ["src", "srcSet", "sizes", "type", "media", "width", "height"],
    td: ["align", "colSpan", "rowSpan"],
    th: ["align", "colSpan", "rowSpan", "scope"],
    time: ["dateTime"],
    track: ["src", "kind", "srcLang", "label", "default"],
    video: ["src", "poster", "width", "height", "controls"],
  },
  required: { input: { type: "checkbox", disabled: true } },
  ancestors: {
    summary: ["details"],
    source: ["picture", "video"],
    track: ["video"],
  },
  protocols: {
    href: ["http", "https", "mailto", "tel", "sms"],
    src: ["http", "https"],
    poster: ["http", "https"],
  },
  allowComments: false,
};
