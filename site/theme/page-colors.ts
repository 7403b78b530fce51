/** The page colour of each theme: `--color-page` of tokens.css, where a test finds the same. */
export const pageColors = { dark: "#0b0f17", light: "#fbfaf8" } as const;
