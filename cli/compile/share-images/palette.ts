/** Colours of the dark theme, as in site/styles/tokens.css: a test compares the two. */
export const palette = {
  page: "#0b0f17",
  surface: "#131a28",
  line: "#222c3f",
  "line-strong": "#36435c",
  ink: "#e6eaf2",
  muted: "#a9b3c6",
  link: "#8fabff",
  signal: "#6b8aff",
  "signal-soft": "#172145",
  "signal-line": "#34489a",
} as const;
