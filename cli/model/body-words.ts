/** The words that compiling adds to texts: titles of callouts, labels for screen readers, previews of videos. */
export const bodyWords = {
  /** The titles of callouts, by the word between `[!` and `]`. */
  callouts: {
    NOTE: "Note",
    TIP: "Tip",
    IMPORTANT: "Important",
    WARNING: "Warning",
    CAUTION: "Caution",
  },
  codeTabs: "Code in several languages",
  footnotes: "Footnotes",
  /** A way back to where a footnote is. One that is used again has a second number. */
  backToReference: (number: number, use: number) =>
    `Back to reference ${number}${use > 1 ? `-${use}` : ""}`,
  linkToSection: (heading: string) => `Link to this section: ${heading}`,
  table: (section: string) => (section === "" ? "Table" : `Table: ${section}`),
  video: "Watch the video",
  videoSource: (provider: string) =>
    `Video on ${provider}, loaded only when you play it`,
} as const;
