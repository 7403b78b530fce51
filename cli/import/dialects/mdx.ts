import { createSite, type Dialect } from "./dialect.ts";

/** A folder of Markdown and MDX that a program of its own shows: nothing says what addresses its texts had. */
export const mdx: Dialect = {
  name: "mdx",
  configuration: /^package\.json$/u,
  ownAddress: "permalink",
  readSite: (project) => ({
    ...createSite(project, undefined, undefined, [
      { folder: project.dir, kind: "page" },
    ]),
    assets: ["public", "static", "", "src"],
  }),
  place: ({ path, placed }) =>
    placed.isHtml || /(?:^|\/)[._]/u.test(path) ? undefined : placed,
  addressOf: () => undefined,
};
