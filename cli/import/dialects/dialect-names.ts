/** The generators that an import knows; `mdx` is a folder of texts that a program of its own shows. */
export const dialectNames = [
  "hugo",
  "jekyll",
  "docusaurus",
  "astro",
  "eleventy",
  "zola",
  "mdx",
] as const;
export type DialectName = (typeof dialectNames)[number];
