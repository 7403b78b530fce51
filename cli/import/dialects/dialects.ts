import { astro } from "./astro.ts";
import type { Dialect, DialectName } from "./dialect.ts";
import { docusaurus } from "./docusaurus.ts";
import { eleventy } from "./eleventy.ts";
import { hugo } from "./hugo.ts";
import { jekyll } from "./jekyll.ts";
import { mdx } from "./mdx.ts";
import { zola } from "./zola.ts";

/** The generators that an import knows. */
export const dialects: Readonly<Record<DialectName, Dialect>> = {
  hugo,
  jekyll,
  docusaurus,
  astro,
  eleventy,
  zola,
  mdx,
};
