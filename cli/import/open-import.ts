import { realpathSync } from "node:fs";
import { join, sep } from "node:path";
import { collections, type CollectionName } from "#schema";
import { AppError } from "../app-error.ts";
import type { CompileResult } from "../compile/compile-content.ts";
import type { Dialect, DialectName, ForeignSite } from "./dialects/dialect.ts";
import { dialects } from "./dialects/dialects.ts";
import { createRecordBook, type RecordBook } from "./fields/record-book.ts";
import type { Loss, ReportFor } from "./losses.ts";
import { openProject, type Project } from "./project/open-project.ts";
import { checkPlanned } from "./write/check-entries.ts";

export interface ImportOptions {
  dialect: DialectName;
  /** The foreign project or a folder of it, as an absolute path. */
  dir: string;
  into: CollectionName;
  contentDir: string;
  publicDirs: readonly string[];
  now: Date;
  env: Readonly<Record<string, string | undefined>>;
  dryRun: boolean;
  /** Their name of a field -> ours; empty for one that is left out. */
  renames: ReadonlyMap<string, string>;
  defaults: ReadonlyMap<string, string>;
  /** `https://host` of the old site, where its configuration does not say it. */
  origin: string | undefined;
}

/** What the stages of one import share. */
export interface Import extends Omit<ImportOptions, "dialect"> {
  dialect: Dialect;
  project: Project;
  site: ForeignSite;
  /** The content as it is before the import. */
  before: CompileResult;
  authors: RecordBook;
  categories: RecordBook;
  losses: Loss[];
  reportFor: ReportFor;
}

/**
 * Opens the project and reads its configuration.
 * @throws AppError for a collection that takes no texts, and for texts that lie where the import would write
 */
export async function openImport(options: ImportOptions): Promise<Import> {
  const { contentDir, dir, into, origin, publicDirs } = options;
  if (collections[into].kind !== "markdown")
    throw new AppError(
      "bad-option",
      `--into takes a collection of texts (blog, guides, docs, jobs, legal), not "${into}".`,
    );
  const dialect = dialects[options.dialect];
  const whole = openProject(dir, dialect.configuration);
  const site = await dialect.readSite(whole);
  const target = realFolder(contentDir);
  const isWithin = ({ folder }: { folder: string }) =>
    `${join(whole.root, folder)}${sep}`.startsWith(`${target}${sep}`);
  if (target !== undefined && site.sources.some(isWithin))
    throw new AppError(
      "source-in-content",
      `The texts of "${dir}" lie in "${contentDir}", where the import would write.`,
      {
        hint: "Name another folder to write to with --content DIR.",
      },
    );
  // What an import has written into the project itself is none of its texts.
  const written = [
    contentDir,
    ...publicDirs.map((each) => join(each, "imported")),
  ].map(realFolder);
  const isOwn = (file: string) =>
    written.some(
      (folder) =>
        folder !== undefined &&
        join(whole.root, file).startsWith(`${folder}${sep}`),
    );
  const project = {
    ...whole,
    files: whole.files.filter((file) => !isOwn(file)),
  };
  const before = await checkPlanned([], options);
  const losses: Loss[] = [];
  return {
    ...options,
    dialect,
    project,
    site: { ...site, origin: origin ?? site.origin },
    before,
    authors: createRecordBook("authors", before),
    categories: createRecordBook("categories", before),
    losses,
    reportFor: (file) => (line, kind, what, outcome) =>
      losses.push({ file, line, kind, what, outcome }),
  };
}

/** The folder as it really is; undefined where there is none. */
function realFolder(folder: string): string | undefined {
  try {
    return realpathSync(folder);
  } catch {
    return undefined;
  }
}
