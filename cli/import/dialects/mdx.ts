import type { Dialect } from "./dialect.ts";

/** A folder of Markdown and MDX that a program of its own shows: nothing says what addresses its texts had. */
export const mdx: Dialect = {
  configuration: /^package\.json$/u,
  ownAddress: "permalink",
  readSite: () => ({ config: {}, folder: "", sources: [] }),
  place: (placed, path) =>
    placed.syntax === "html" || /(?:^|\/)[._]/u.test(path) ? undefined : placed,
};
