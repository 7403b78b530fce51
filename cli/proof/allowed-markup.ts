/**
 * What compiled content may hold, written down a second time and by hand: a slip in the allow list of the compiler,
 * or in a step after it, shows as a difference from this one.
 */
export const allowedMarkup = {
  elements: list(`
    a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img
    input ins kbd li mark ol p pre q rp rt ruby s samp section small source span strong sub summary sup svg rect table
    tbody td tfoot th thead time tr track u ul var video wbr
  `),
  attributes: list(`
    align alt aria-describedby aria-hidden aria-label checked class colspan data-footnote-backref data-footnote-ref
    controls data-footnotes data-line data-player data-priority datetime decoding default dir disabled height href id
    kind label lang loading loop muted open playsinline poster preload preserveAspectRatio rel reversed role rowspan
    scope src srclang start tabindex title type viewBox width
  `),
  classes:
    /^(?:tok-[a-z]+|language-[\w.+#-]+|heading-anchor|table-scroll|code-(?:block|line)|callout[a-z-]*|video(?:-[a-z]+)?|wireframe[\w-]*|sr-only|footnotes|data-footnote-backref|contains-task-list|task-list-item)$/u
      .source,
  /** Ids of footnotes; any other belongs to a heading. */
  ids: /^(?:user-content-fn(?:ref)?-|footnote-label$)/u.source,
  /** What the script that plays a video puts into a frame. */
  players:
    /^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+\?[\w&=#]+$/u
      .source,
  addresses: list("http: https: mailto:"),
};

export type AllowedMarkup = typeof allowedMarkup;

function list(names: string): string[] {
  return names.trim().split(/\s+/u);
}
