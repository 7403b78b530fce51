/**
 * A second, independent list of everything that compiled content may contain. It shows mistakes in the compiler's
 * allow list, or in a later step, as differences.
 */
export const allowedMarkup = {
  elements: list(`
    a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img
    input ins kbd li mark ol p pre q rp rt ruby s samp section small source span strong sub summary sup svg rect table
    tbody td tfoot th thead time tr track u ul var video wbr
    annotation math menclose mfrac mi mn mo mover mpadded mphantom mroot mrow mspace msqrt mstyle msub msubsup msup
    mtable mtd mtext mtr munder munderover semantics
  `),
  attributes: list(`
    alt aria-describedby aria-hidden aria-label checked class colspan data-footnote-backref data-footnote-ref
    controls data-footnotes data-line data-player data-priority datetime decoding default dir disabled height href id
    kind label lang loading loop muted open playsinline poster preload preserveAspectRatio rel reversed role rowspan
    scope src srclang start tabindex title type viewBox width
    accent accentunder columnalign columnlines columnspacing depth display displaystyle encoding fence linethickness
    lspace mathbackground mathcolor mathvariant maxsize minsize notation rowlines rowspacing rspace scriptlevel
    separator stretchy voffset xmlns
  `),
  classes:
    /^(?:tok-[a-z]+|language-[\w.+#-]+|heading-anchor|table-scroll|align-(?:center|right)|code-(?:block|line)|callout[a-z-]*|video(?:-[a-z]+)?|wireframe[\w-]*|sr-only|footnotes|data-footnote-backref|contains-task-list|task-list-item|katex(?:-error)?|math-(?:inline|display))$/u
      .source,
  /** Ids of the page around a text, which nothing in it may take. */
  ownIds: list(
    "app main page-data contents mobile-menu read-next related series",
  ),
  /** The players that the video script puts into frames. */
  players:
    /^https:\/\/(?:www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+\?[\w&=#]+$/u
      .source,
  addresses: list("http: https: mailto: tel: sms:"),
};

export type AllowedMarkup = typeof allowedMarkup;

function list(names: string): string[] {
  return names.trim().split(/\s+/u);
}
