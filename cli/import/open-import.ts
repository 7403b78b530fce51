import { collections } from "#schema";
import { BadOption } from "../app-error.ts";
import { readAddDates } from "../check/versions/read-change-dates.ts";
import { astro } from "./dialects/astro.ts";
import type { Dialect, ForeignSite } from "./dialects/dialect.ts";
import { docusaurus } from "./dialects/docusaurus.ts";
import { eleventy } from "./dialects/eleventy.ts";
import { hugo } from "./dialects/hugo.ts";
import { jekyll } from "./dialects/jekyll.ts";
import { mdx } from "./dialects/mdx.ts";
import { zola } from "./dialects/zola.ts";
import { createRecordBook, readAuthorNames } from "./fields/record-book.ts";
import type { Import, ImportOptions } from "./import.ts";
import {
  openProject,
  type Project,
  folderOf,
  isIn,
} from "./project/open-project.ts";
import { textAt } from "./project/plain-value.ts";
import { checkPlanned } from "./write/settle-entries.ts";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { configOf } from "./project/evaluate-program.ts";
import { readData } from "./project/read-data.ts";

const dialects = { hugo, jekyll, docusaurus, astro, eleventy, zola, mdx };

/** Opens the project and reads its configuration. @throws AppError for a collection that takes no texts */
export async function openImport(options: ImportOptions): Promise<Import> {
  const { contentDir, defaults, dir, into } = options;
  if (collections[into].kind !== "markdown")
    throw new BadOption(
      `--into takes a collection of texts (blog, guides, docs, jobs, legal), not "${into}".`,
    );
  const generator: Dialect = dialects[options.dialect];
  const project = openProject(dir, generator.configuration, contentDir);
  const site = await openSite(project, generator);
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
      : await readAddDates(project.root, options),
  };
}

/** Reads the configuration of a site. */
async function openSite(
  project: Project,
  { configuration, readSite }: Dialect,
): Promise<ForeignSite> {
  const file = project.findFile(configuration);
  const data = await readConfig(project, file);
  const folder = folderOf(file ?? "");
  const facts = readSite({ config: data, file, folder }, project);
  const { config = data } = facts;
  const url = textAt(config, "url", "baseURL", "base_url", "site") ?? "";
  const [, origin, path] = /^(https?:\/\/[^/]+)(\/.*)?$/iu.exec(url) ?? [];
  const base = textAt(config, "baseurl", "baseUrl", "base") ?? path ?? "";
  const named = project.files.filter((file) => isIn(file, project.dir));
  const there = facts.sources.filter(({ folder }) =>
    named.some((file) => isIn(file, folder)),
  );
  return {
    config,
    origin,
    base: base.replace(/\/+$/u, ""),
    folder,
    assets: ["static", "public", "", "assets", "src"],
    defaults: [],
    ...facts,
    areAddressesKnown:
      file !== undefined &&
      there.length > 0 &&
      facts.areAddressesKnown !== false,
    // Nobody knows what addresses the texts of another folder have.
    sources: (there.length > 0 ? there : [{ folder: project.dir }]).toSorted(
      (a, b) => b.folder.length - a.folder.length,
    ),
  };
}

const MAX_MS = 60_000;

/**
 * A configuration as data, also one in JavaScript or TypeScript; undefined, with a word in the report, when it cannot be read. It is parsed
 * in a thread with a limit: a hostile text can make a parser run out of memory.
 */
export async function readConfig(project: Project, file = "") {
  if (!/\.[cm]?[jt]s$/u.test(file)) return readData(project, file);
  const worker = new Worker(
    new URL("project/program-worker.ts", import.meta.url),
    {
      workerData: project.readText(file),
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      stderr: true,
    },
  );
  try {
    const signal = AbortSignal.timeout(MAX_MS);
    const [values]: unknown[] = await once(worker, "message", { signal });
    return configOf(values);
  } catch (error) {
    const reason = `It cannot be read: ${String(error).split("\n")[0]}.`;
    project.skipped.push({ file, reason, isEmpty: true });
    return undefined;
  } finally {
    await worker.terminate();
  }
}
