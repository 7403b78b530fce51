import { textAt } from "../project/plain-value.ts";
import type { Project } from "../project/open-project.ts";
import { readData } from "../project/read-data.ts";
import { readProgram } from "../project/read-program.ts";
import {
  folderOf,
  isIn,
  type ContentSource,
  type Dialect,
  type ForeignSite,
} from "./dialect.ts";

/** Reads the configuration of a site. */
export async function openSite(
  project: Project,
  { configuration, readSite }: Dialect,
): Promise<ForeignSite> {
  const file = project.findFile(configuration);
  const isProgram = /\.[cm]?[jt]s$/u.test(file ?? "");
  const data = isProgram
    ? await readProgram(project, file)
    : readData(project, file);
  const folder = folderOf(file ?? "");
  const facts = readSite({ config: data, file, folder, project });
  const { config = data } = facts;
  const url = textAt(config, "url", "baseURL", "base_url", "site") ?? "";
  const [, origin, path] = /^(https?:\/\/[^/]+)(\/.*)?$/iu.exec(url) ?? [];
  const base = textAt(config, "baseurl", "baseUrl", "base") ?? path ?? "";
  const there = facts.sources.filter((source) =>
    project.files.some(
      (each) => isIn(each, project.dir) && isIn(each, source.folder),
    ),
  );
  // Nobody knows what addresses the texts of another folder have.
  const other: ContentSource = { folder: project.dir, kind: "page" };
  return {
    config,
    title: textAt(config, "title", "name"),
    author: textAt(config, "author", "author.name", "params.author"),
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
    sources: (there.length > 0 ? there : [other]).toSorted(
      (a, b) => b.folder.length - a.folder.length,
    ),
  };
}
