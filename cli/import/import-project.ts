import { collections, entryPath, type CollectionName } from "#schema";
import { AppError } from "../app-error.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import { reservedSlugs, sitePaths } from "../model/site-pages.ts";
import { addAliases } from "./add-aliases.ts";
import { createFinder, isImportOf } from "./addresses.ts";
import { rewriteTargets } from "./body/rewrite-targets.ts";
import { checkPlanned } from "./check-entries.ts";
import { fileOf, type ComposedEntry } from "./compose-entry.ts";
import { convertDocument } from "./body/convert-document.ts";
import type { ConvertedDocument } from "./body/document-body.ts";
import { reportMissing } from "./body/report-missing.ts";
import { toBody } from "./document-body-of.ts";
import { astro } from "./dialects/astro.ts";
import type {
  Dialect,
  DialectName,
  ForeignDocument,
} from "./dialects/dialect.ts";
import { docusaurus } from "./dialects/docusaurus.ts";
import { hugo } from "./dialects/hugo.ts";
import { jekyll } from "./dialects/jekyll.ts";
import { createEntryFiles, type EntryFiles } from "./entry-files.ts";
import { chooseSlugs } from "./fields/choose-slugs.ts";
import {
  createRecordBook,
  describeAuthor,
  describeCategory,
  readAuthors,
} from "./fields/collect-records.ts";
import { completeFields } from "./fields/complete-fields.ts";
import { knownEntries, knownRecords } from "./fields/known-records.ts";
import { mapFields, type MappedFields } from "./fields/map-fields.ts";
import { summarize, type ImportReport } from "./import-report.ts";
import type { Loss, ReportLoss } from "./losses.ts";
import { numberEntries } from "./number-entries.ts";
import type { Skipped } from "./read-documents.ts";
import { readSource, type SourceOptions } from "./read-source.ts";
import { createResolver } from "./resolve-targets.ts";
import { settleEntries } from "./settle-entries.ts";
import { createLookup } from "./site-values.ts";
import { checkPlaces } from "./write/check-places.ts";
import { planLevels } from "./write/plan-levels.ts";
import { planRecords } from "./write/plan-records.ts";
import { writePlanned } from "./write/write-planned.ts";

export interface ImportOptions extends SourceOptions {
  dialect: DialectName;
  into: CollectionName;
  now: Date;
  dryRun: boolean;
  defaults: ReadonlyMap<string, string>;
}

/** A document on its way. */
interface Draft {
  document: ForeignDocument;
  own: MappedFields;
  slug: string;
  files: EntryFiles;
  text: ConvertedDocument;
}

const dialects: Record<DialectName, Dialect> = {
  hugo,
  jekyll,
  docusaurus,
  astro,
};

/**
 * Adopts a folder of another generator. Nothing that is there is overwritten, an entry is written whole or not at
 * all, and whatever is not as it was is in the report.
 * @throws AppError when there is nothing to import, or the collection cannot take it
 */
export async function importProject(
  options: ImportOptions,
): Promise<ImportReport> {
  const { contentDir, defaults, into, now, publicDirs } = options;
  if (collections[into].kind !== "markdown")
    throw new AppError(
      "bad-option",
      `--into takes a collection of texts (blog, guides, docs, jobs, legal), not "${into}".`,
    );
  const dialect = dialects[options.dialect];
  const losses: Loss[] = [];
  const reportFor =
    (file: string): ReportLoss =>
    (line, kind, what, outcome) =>
      losses.push({ file, line, kind, what, outcome });
  const source = await readSource(options, dialect, reportFor);
  const { documents, project, site } = source;
  const skipped: Skipped[] = [...source.skipped];
  const check = { contentDir, publicDirs, now };
  const before = await checkPlanned([], check);

  /** Documents that an earlier run has imported: their entries keep the addresses that they had. */
  const earlier = new Map<ForeignDocument, MarkdownEntry>();
  const drafts = prepare();
  const byDocument = new Map(drafts.map((draft) => [draft.document, draft]));
  const authors = createRecordBook(
    knownRecords(before, "authors"),
    "author",
    describeAuthor,
  );
  const categories = createRecordBook(
    knownRecords(before, "categories"),
    "category",
    describeCategory,
  );
  const composed = composeAll();
  numberEntries(composed, before, into);
  addAliases(
    composed,
    drafts.map(({ document }) => document),
    new Map(drafts.map(({ document, own }) => [document, own])),
    before,
    into,
    reportFor,
  );
  const settled = await settleEntries(
    composed,
    into,
    async (entries) =>
      into === "blog"
        ? planRecords(contentDir, before, entries, authors, categories)
        : [],
    check,
  );
  const { accepted, levels, planned } = settled;
  skipped.push(...settled.refused);
  const settings = await planLevels(contentDir, levels);
  const publicDir = publicDirs[0] ?? "";
  await checkPlaces(planned, contentDir, publicDir);
  if (!options.dryRun)
    await writePlanned(planned, settings, contentDir, publicDir);

  const left = new Set(skipped.map(({ file }) => file));
  const isPlanned = (pattern: RegExp) =>
    planned.filter(({ path }) => pattern.test(path)).length;
  return summarize(
    {
      dialect: options.dialect,
      dryRun: options.dryRun,
      imported: accepted.map((entry) => ({
        source: entry.source,
        file: fileOf(into, entry),
        path: addressOf(entry.slug) ?? "",
        draft: entry.fields.draft === true,
      })),
      skipped,
      losses: losses.filter(({ file }) => !left.has(file)),
      levels: Object.fromEntries(
        [...levels]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([rule, paths]) => [rule, paths.size]),
      ),
    },
    {
      authors: isPlanned(/^authors\//u),
      categories: into === "blog" ? categories.added().length : 0,
      images: isPlanned(/^[^/]+\/[^/]+\/(?!index\.md$)/u),
      attachments: isPlanned(/^\//u),
    },
  );

  /** Front matter mapped, slugs chosen, bodies converted: all that needs no other document. */
  function prepare(): Draft[] {
    const mapped = new Map(
      documents.map((document) => {
        const { dayFirst } = dialect;
        const report = reportFor(document.path);
        const { renames } = options;
        const mapping = { collection: into, dayFirst, renames, report };
        return [document, mapFields(document, mapping)];
      }),
    );
    const slugs = chooseSlugs(
      documents.map((document) => ({
        path: document.path,
        own: mapped.get(document)?.slug,
        fromName: document.placed.slug,
        folders: document.placed.stem.split("/").slice(0, -1),
        language: document.placed.language,
      })),
      reservedSlugs(into),
    );
    const taken = knownEntries(before, into);
    return [...mapped].flatMap(([document, own]) => {
      const slug = slugs.get(document.path) ?? "";
      const there = taken.get(slug);
      if (there !== undefined) {
        if (isImportOf(there, document)) earlier.set(document, there);
        const reason = `${into}/${slug} is there already, and nothing is overwritten.`;
        skipped.push({ file: document.path, reason });
        return [];
      }
      const files = createEntryFiles(project, slug);
      const text = guarded(document, () =>
        convertDocument(toBody(document, dialect.name), own.title, {
          ...createLookup(project, dialect, site, document),
          saveDrawing: files.saveDrawing,
          report: reportFor(document.path),
        }),
      );
      return text === undefined ? [] : [{ document, own, slug, files, text }];
    });
  }

  /** Links and pictures resolved, fields completed: what takes all the others. */
  function composeAll(): ComposedEntry[] {
    const { entries, publicFiles } = before.folder;
    const known = new Set<string>([
      ...sitePaths,
      ...publicFiles,
      ...entries.map(({ path }) => path),
    ]);
    const around = {
      project,
      dialect,
      site,
      finder: createFinder(
        [...drafts.map(({ document }) => document), ...earlier.keys()],
        site,
      ),
      newAddress: (document: ForeignDocument) => {
        const draft = byDocument.get(document);
        return draft ? addressOf(draft.slug) : earlier.get(document)?.path;
      },
      converted: (document: ForeignDocument) => byDocument.get(document)?.text,
      isKnown: (path: string) => known.has(path),
    };
    const people = readAuthors(project, site);
    return drafts.flatMap(({ document, files, own, slug, text }) => {
      const report = reportFor(document.path);
      const resolver = createResolver(document, files, around);
      const completed = guarded(document, () => {
        rewriteTargets(text.body, resolver, report);
        reportMissing(toBody(document, dialect.name), text, report);
        const names = { authors, categories, people };
        const given = { document, own, text, into, site, slug, defaults };
        return completeFields({ ...given, ...names, resolver, report });
      });
      if (completed === undefined) return [];
      return [
        {
          source: document.path,
          slug,
          ...completed,
          body: text.body.text,
          images: files.images(),
          attachments: files.attachments(),
        },
      ];
    });
  }

  /** A stack that overflows is how deep nesting shows itself; any other error is a bug. */
  function guarded<T>({ path }: ForeignDocument, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      const reason = "It is nested so deeply that it cannot be read.";
      skipped.push({ file: path, reason });
      return undefined;
    }
  }

  function addressOf(slug: string): string | undefined {
    return entryPath(into, slug, { kind: "article" });
  }
}
