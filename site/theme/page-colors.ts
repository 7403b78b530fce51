/** The page colour of each theme, equal to `--color-page` in tokens.css. A test checks that. */
export const pageColors = { dark: "#0b0f17", light: "#fbfaf8" } as const;
