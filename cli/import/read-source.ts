import { realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { AppError } from "../app-error.ts";
import {
  isIn,
  type Dialect,
  type ForeignDocument,
  type ForeignSite,
} from "./dialects/dialect.ts";
import { leadRedirects } from "./lead-redirects.ts";
import type { ReportLoss } from "./losses.ts";
import { openProject, type Project } from "./project/open-project.ts";
import { readDocuments, type Skipped } from "./read-documents.ts";
import { tryDocument } from "./try-document.ts";

export interface SourceOptions {
  /** The foreign project or a folder of it, as an absolute path. */
  dir: string;
  contentDir: string;
  publicDirs: readonly string[];
  /** `https://host` of the old site, where its configuration does not say it. */
  origin: string | undefined;
  /** Their name of a field -> ours; empty for one that is left out. */
  renames: ReadonlyMap<string, string>;
}

/** A foreign project with the documents that can be read. */
export interface Source {
  project: Project;
  site: ForeignSite;
  documents: ForeignDocument[];
  skipped: Skipped[];
}

/**
 * Reads a foreign project, all but what an import itself has written into it.
 * @throws AppError when there is nothing to import, or it lies where the import would write
 */
export async function readSource(
  { contentDir, dir, origin, publicDirs, renames }: SourceOptions,
  dialect: Dialect,
  reportFor: (file: string) => ReportLoss,
): Promise<Source> {
  const whole = await openProject(dir, dialect.isConfig);
  const found = dialect.readSite(whole);
  const target = await realpath(contentDir).catch(() => undefined);
  const isWithin = (path: string) =>
    target !== undefined && `${path}${sep}`.startsWith(`${target}${sep}`);
  if (found.contentFolders.some((folder) => isWithin(join(whole.root, folder))))
    throw new AppError(
      "source-in-content",
      `The texts of "${dir}" lie in "${contentDir}", where the import would write.`,
      { hint: "Name another folder to write to with --content DIR." },
    );
  const written = await Promise.all(
    [contentDir, ...publicDirs.map((each) => join(each, "imported"))].map(
      (folder) => withinProject(whole, folder),
    ),
  );
  const files = whole.files.filter(
    (file) =>
      !written.some((folder) => folder !== undefined && isIn(file, folder)),
  );
  const project = { ...whole, files };
  const settings = { ...found, origin: origin ?? found.origin };
  const read = await readDocuments(project, dialect, settings, renames);
  const redirects = [...found.redirects, ...read.redirects];
  const skipped = [...read.skipped];
  if (read.documents.length + redirects.length + skipped.length === 0)
    throw new AppError(
      "nothing-to-import",
      `There are no texts of ${dialect.name} in "${dir}".`,
      { hint: "Name the project, or the folder that holds its content." },
    );
  const readable: ForeignDocument[] = [];
  for (const document of read.documents) {
    const { body, path, placed } = document;
    const reason = await tryDocument({ body, dialect: dialect.name, placed });
    if (reason === undefined) readable.push(document);
    else skipped.push({ file: path, reason });
  }
  const site = { ...settings, redirects };
  const led = leadRedirects(readable, site, reportFor);
  const { documents } = led;
  return { project, site, documents, skipped: [...skipped, ...led.skipped] };
}

/** The path of a folder in the project, where it really is; undefined for one outside of it, or not there. */
async function withinProject(
  { root }: Project,
  folder: string,
): Promise<string | undefined> {
  const real = await realpath(folder).catch(() => undefined);
  if (real === undefined || !`${real}${sep}`.startsWith(`${root}${sep}`))
    return undefined;
  return relative(root, real).split(sep).join("/");
}
