import { existsSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import { collections } from "#schema";
import { AppError } from "../app-error.ts";
import { readChangeDates } from "../check/versions/read-change-dates.ts";
import { astro } from "./dialects/astro.ts";
import type { Dialect } from "./dialects/dialect.ts";
import { docusaurus } from "./dialects/docusaurus.ts";
import { eleventy } from "./dialects/eleventy.ts";
import { hugo } from "./dialects/hugo.ts";
import { jekyll } from "./dialects/jekyll.ts";
import { mdx } from "./dialects/mdx.ts";
import { openSite } from "./dialects/open-site.ts";
import { zola } from "./dialects/zola.ts";
import { createRecordBook, readAuthorNames } from "./fields/record-book.ts";
import type { Import, ImportOptions } from "./import.ts";
import { openProject } from "./project/open-project.ts";
import { checkPlanned } from "./write/settle-entries.ts";

const dialects = { hugo, jekyll, docusaurus, astro, eleventy, zola, mdx };

/**
 * Opens the project and reads its configuration.
 * @throws AppError for a collection that takes no texts, and for texts that lie where the import would write
 */
export async function openImport(options: ImportOptions): Promise<Import> {
  const { contentDir, defaults, dir, into } = options;
  if (collections[into].kind !== "markdown")
    throw new AppError(
      "bad-option",
      `--into takes a collection of texts (blog, guides, docs, jobs, legal), not "${into}".`,
    );
  const generator: Dialect = dialects[options.dialect];
  const whole = openProject(dir, generator.configuration);
  const site = await openSite(whole, generator);
  // What an import has written into the project itself is none of its texts.
  const target = existsSync(contentDir) ? realpathSync(contentDir) : contentDir;
  const isOwn = (path: string) =>
    join(whole.root, path, sep).startsWith(target + sep);
  if (site.sources.some(({ folder }) => isOwn(folder)))
    throw new AppError(
      "source-in-content",
      `The texts of "${dir}" lie in "${contentDir}", where the import would write.`,
      { hint: "Name another folder to write to with --content DIR." },
    );
  const files = whole.files.filter((file) => !isOwn(file));
  const project = { ...whole, files };
  const before = await checkPlanned([], options);
  return {
    ...options,
    generator,
    project,
    site: { ...site, origin: options.origin ?? site.origin },
    before,
    authors: createRecordBook("authors", before),
    categories: createRecordBook("categories", before),
    authorNames: readAuthorNames(project),
    gitDates: defaults.has("date")
      ? new Map()
      : await readChangeDates(project.root, options, "added"),
  };
}
