import {
  collections,
  entryPath,
  reservedSlugs,
  sitePaths,
  type CollectionName,
} from "#schema";
import { AppError } from "../app-error.ts";
import type { CompileResult } from "../pipeline/compile-content.ts";
import { createFinder, toAlias } from "./addresses.ts";
import { countBody, missingWords } from "./body/count-body.ts";
import { plainSource } from "./body/plain-source.ts";
import { rewriteTargets } from "./body/rewrite-targets.ts";
import {
  checkPlanned,
  LENIENT,
  refusals,
  type PlannedFile,
} from "./check-entries.ts";
import { fileOf, formatEntry, type ComposedEntry } from "./compose-entry.ts";
import { convertDocument, type ConvertedDocument } from "./convert-document.ts";
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
import { mapFields, type MappedFields } from "./fields/map-fields.ts";
import { summarize, type ImportReport } from "./import-report.ts";
import type { Loss, ReportLoss } from "./losses.ts";
import { openProject } from "./project/open-project.ts";
import { readDocuments } from "./read-documents.ts";
import { createResolver } from "./resolve-targets.ts";
import { createLookup } from "./site-values.ts";
import { planLevels } from "./write/plan-levels.ts";
import { planRecords } from "./write/plan-records.ts";
import { writePlanned } from "./write/write-planned.ts";

export interface ImportOptions {
  dialect: DialectName;
  /** The foreign project or a folder of it, as an absolute path. */
  dir: string;
  into: CollectionName;
  contentDir: string;
  publicDirs: readonly string[];
  now: Date;
  dryRun: boolean;
  renames: ReadonlyMap<string, string>;
  defaults: ReadonlyMap<string, string>;
  origin: string | undefined;
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
  const { contentDir, into, now, publicDirs } = options;
  const collection = collections[into];
  if (collection.kind !== "markdown")
    throw new AppError(
      "bad-option",
      `--into takes a collection of texts (blog, guides, docs, jobs, legal), not "${into}".`,
    );
  const dialect = dialects[options.dialect];
  const project = await openProject(options.dir, dialect.isConfig);
  const found = dialect.readSite(project);
  const site =
    options.origin === undefined ? found : { ...found, origin: options.origin };
  const { documents, skipped } = await readDocuments(project, dialect, site);
  if (documents.length === 0 && skipped.length === 0)
    throw new AppError(
      "nothing-to-import",
      `There are no texts of ${options.dialect} in "${options.dir}".`,
      { hint: "Name the project, or the folder that holds its content." },
    );
  const before = await checkPlanned([], { contentDir, publicDirs, now });
  const losses: Loss[] = [];
  const reportFor =
    (file: string): ReportLoss =>
    (line, kind, what, outcome) =>
      losses.push({ file, line, kind, what, outcome });

  const mapped = new Map<ForeignDocument, MappedFields>();
  for (const document of documents)
    mapped.set(
      document,
      mapFields(document, {
        collection: into,
        dayFirst: dialect.dayFirst,
        renames: options.renames,
        report: reportFor(document.path),
      }),
    );

  const existing = before.folder.entries.filter(
    (entry) => entry.collection === into,
  );
  const slugs = chooseSlugs(
    documents.map((document) => ({
      path: document.path,
      own: mapped.get(document)?.slug,
      fromName: document.placed.slug,
      folders: document.placed.stem.split("/").slice(0, -1),
      language: document.placed.language,
    })),
    new Set(reservedSlugs[into] ?? []),
  );
  const taken = new Set(existing.map(({ slug }) => slug));
  const refused = documents.filter(({ path }) =>
    taken.has(slugs.get(path) ?? ""),
  );
  for (const { path } of refused)
    skipped.push({
      file: path,
      reason: `${into}/${slugs.get(path) ?? ""} is there already, and nothing is overwritten.`,
    });
  const kept = documents.filter((document) => !refused.includes(document));

  const files = new Map<ForeignDocument, EntryFiles>();
  const converted = new Map<ForeignDocument, ConvertedDocument>();
  for (const document of kept) {
    const report = reportFor(document.path);
    const entryFiles = createEntryFiles(
      project,
      slugs.get(document.path) ?? "",
    );
    files.set(document, entryFiles);
    try {
      converted.set(
        document,
        convertDocument(document, mapped.get(document)?.title, {
          dialect: dialect.name,
          ...createLookup(project, dialect, site, document),
          saveDrawing: entryFiles.saveDrawing,
          report,
        }),
      );
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      skipped.push({
        file: document.path,
        reason: "It is nested so deeply that it cannot be read.",
      });
    }
  }
  const addressOf = (document: ForeignDocument) => {
    if (!converted.has(document)) return undefined;
    return entryPath(into, slugs.get(document.path) ?? "", { kind: "article" });
  };
  const finder = createFinder(kept, site);
  const known = new Set<string>([
    ...sitePaths,
    ...before.folder.publicFiles,
    ...before.folder.entries.map(({ path }) => path),
  ]);
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
  const people = readAuthors(project, site);

  const composed: ComposedEntry[] = [];
  for (const document of kept) {
    const text = converted.get(document);
    const own = mapped.get(document);
    const entryFiles = files.get(document);
    if (text === undefined || own === undefined || entryFiles === undefined)
      continue;
    const report = reportFor(document.path);
    const slug = slugs.get(document.path) ?? "";
    const resolver = createResolver(document, entryFiles, {
      project,
      dialect,
      site,
      finder,
      newAddress: addressOf,
      converted: (each) => converted.get(each),
      isKnown: (path) => known.has(path),
    });
    rewriteTargets(text.body, resolver, report);
    reportMissing(document, text, dialect, report);
    const { fields, dateNote } = completeFields({
      document,
      own,
      text,
      into,
      site,
      authors,
      categories,
      people,
      resolver,
      report,
      slug,
      defaults: options.defaults,
    });
    composed.push({
      source: document.path,
      slug,
      fields,
      dateNote,
      body: text.body.text,
      images: entryFiles.images(),
      attachments: entryFiles.attachments(),
    });
  }
  numberEntries(composed, before, into);
  addAliases(composed, kept, mapped, before, into, reportFor);

  // The compiler has the last word: what it refuses is not written.
  let accepted = composed;
  let planned: PlannedFile[] = [];
  let levels = new Map<string, Set<string>>();
  for (let round = 0; round < 6; round++) {
    planned = await plan(accepted);
    const result = await checkPlanned(planned, { contentDir, publicDirs, now });
    const problems = refusals(result.diagnostics);
    const bad = accepted.filter(
      (entry) =>
        problems.has(fileOf(into, entry)) ||
        entry.images.some(({ name }) =>
          problems.has(`${into}/${entry.slug}/${name}`),
        ),
    );
    levels = countLenient(
      result,
      new Set(accepted.map((entry) => fileOf(into, entry))),
    );
    if (bad.length === 0) break;
    for (const entry of bad) {
      const [first] =
        problems.get(fileOf(into, entry)) ??
        entry.images.flatMap(
          ({ name }) => problems.get(`${into}/${entry.slug}/${name}`) ?? [],
        );
      skipped.push({
        file: entry.source,
        reason:
          first === undefined
            ? "It does not compile."
            : `${first.message} (${first.rule})`,
      });
    }
    accepted = accepted.filter((entry) => !bad.includes(entry));
  }
  const settings = await planLevels(contentDir, levels);
  if (!options.dryRun)
    await writePlanned(planned, settings, contentDir, publicDirs[0] ?? "");

  const sources = new Set(skipped.map(({ file }) => file));
  return summarize(
    {
      dialect: options.dialect,
      dryRun: options.dryRun,
      imported: accepted.map((entry) => ({
        source: entry.source,
        file: fileOf(into, entry),
        path: entryPath(into, entry.slug, { kind: "article" }) ?? "",
        draft: entry.fields.draft === true,
      })),
      skipped,
      losses: losses.filter(({ file }) => !sources.has(file)),
      levels: Object.fromEntries(
        [...levels]
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([rule, paths]) => [rule, paths.size]),
      ),
    },
    {
      authors: authors.added().length,
      categories: categories.added().length,
      images: accepted.reduce((sum, { images }) => sum + images.length, 0),
      attachments: accepted.reduce(
        (sum, { attachments }) => sum + attachments.length,
        0,
      ),
    },
  );

  async function plan(
    entries: readonly ComposedEntry[],
  ): Promise<PlannedFile[]> {
    const own = entries.flatMap((entry): PlannedFile[] => [
      { path: fileOf(into, entry), bytes: Buffer.from(formatEntry(entry)) },
      ...entry.images.map(({ name, bytes }) => ({
        path: `${into}/${entry.slug}/${name}`,
        bytes,
      })),
      ...entry.attachments.map(({ name, bytes }) => ({ path: name, bytes })),
    ]);
    const records =
      into === "blog"
        ? await planRecords(contentDir, before, entries, authors, categories)
        : [];
    return [...records, ...own];
  }
}

function knownRecords(
  { folder }: CompileResult,
  collection: "authors" | "categories",
) {
  return folder.records.flatMap(({ collection: name, data, id }) =>
    name === collection && id !== undefined
      ? [{ id, name: typeof data?.name === "string" ? data.name : id }]
      : [],
  );
}

/** Rules that imported entries break and that may be warnings there -> those entries. */
function countLenient(
  { diagnostics }: CompileResult,
  files: ReadonlySet<string>,
): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, rule, severity } of diagnostics) {
    if (severity !== "error" || !files.has(file) || !LENIENT.has(rule))
      continue;
    const paths = found.get(rule);
    if (paths === undefined) found.set(rule, new Set([file]));
    else paths.add(file);
  }
  return found;
}

/** Ids and places in an order go on from those that are taken, by date. */
function numberEntries(
  entries: ComposedEntry[],
  { folder }: CompileResult,
  into: CollectionName,
): void {
  const key =
    into === "blog"
      ? "id"
      : into === "guides" || into === "docs"
        ? "order"
        : undefined;
  if (key === undefined) return;
  const numbers = folder.entries
    .filter(({ collection }) => collection === into)
    .map(({ raw }) =>
      typeof raw === "object" && raw !== null
        ? Number(Reflect.get(raw, key))
        : 0,
    );
  let next = Math.max(0, ...numbers.filter(Number.isInteger)) + 1;
  const ordered = entries.toSorted((a, b) => {
    const [dateA, dateB] = [String(a.fields.date), String(b.fields.date)];
    return dateA === dateB
      ? a.source < b.source
        ? -1
        : 1
      : dateA < dateB
        ? -1
        : 1;
  });
  for (const entry of ordered) {
    if (key === "order" && entry.fields.order !== undefined) continue;
    entry.fields = { [key]: next++, ...entry.fields };
  }
}

/** Old addresses lead to the new ones, each to one entry and none to a page that is there. */
function addAliases(
  entries: readonly ComposedEntry[],
  documents: readonly ForeignDocument[],
  mapped: ReadonlyMap<ForeignDocument, MappedFields>,
  { folder }: CompileResult,
  into: CollectionName,
  reportFor: (file: string) => ReportLoss,
): void {
  const bySource = new Map(
    documents.map((document) => [document.path, document]),
  );
  const owned = new Set<string>([
    ...sitePaths,
    ...folder.publicFiles,
    ...folder.entries.flatMap(({ common, path }) => [
      path,
      ...(common.aliases ?? []),
    ]),
    ...entries.map(
      ({ slug }) => entryPath(into, slug, { kind: "article" }) ?? "",
    ),
  ]);
  const claims = entries.flatMap((entry) => {
    const document = bySource.get(entry.source);
    if (document === undefined) return [];
    const own = entryPath(into, entry.slug, { kind: "article" });
    const all = [
      ...document.addresses,
      ...(mapped.get(document)?.aliases ?? []).map((alias) =>
        /^(?:https?:|\/)/u.test(alias)
          ? alias
          : `${(document.addresses[0] ?? "/").replace(/[^/]*\/?$/u, "")}${alias}`,
      ),
    ];
    return [{ entry, document, own, all }];
  });
  // The address that a page had comes before the addresses that it once had.
  for (const step of ["address", "alias"] as const) {
    for (const { all, document, entry, own } of claims) {
      for (const [index, old] of all.entries()) {
        if (index < document.addresses.length !== (step === "address"))
          continue;
        const alias = toAlias(old);
        if (alias === own) continue;
        if (alias === undefined || owned.has(alias) || alias.length > 1000) {
          reportFor(document.path)(
            1,
            "address",
            old,
            alias === undefined
              ? "no redirect: it is no path of its own"
              : "no redirect: another page has this address",
          );
          continue;
        }
        owned.add(alias);
        const aliases = Array.isArray(entry.fields.aliases)
          ? entry.fields.aliases
          : [];
        entry.fields.aliases = [...aliases, alias];
      }
    }
  }
}

/** Counts before and after, by parsing both, and reports whatever went missing and was not told yet. */
function reportMissing(
  document: ForeignDocument,
  text: ConvertedDocument,
  { name }: Dialect,
  report: ReportLoss,
): void {
  const was = countBody(
    plainSource(document.body, name, document.placed.syntax),
  );
  const is = countBody(`${text.title ?? ""}\n\n${text.body.text}`);
  const missing = missingWords(was, is);
  if (missing.length > 0) {
    const words = missing
      .slice(0, 12)
      .map(({ word, times }) => (times > 1 ? `${word} (${times})` : word));
    const more = missing.length > 12 ? ` and ${missing.length - 12} more` : "";
    report(
      document.bodyLine,
      "text",
      `${words.join(", ")}${more}`,
      "words that the entry does not have",
    );
  }
  for (const [kind, key, label] of [
    ["link", "links", "links"],
    ["image", "images", "images"],
    ["table", "tables", "tables"],
    ["code", "codeBlocks", "code blocks"],
  ] as const) {
    if (is[key] < was[key])
      report(
        document.bodyLine,
        kind,
        `${was[key]} ${label}`,
        `the entry has ${is[key]}`,
      );
  }
}
