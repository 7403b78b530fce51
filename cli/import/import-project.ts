import { entryPath } from "#schema";
import { reservedSlugs } from "../model/site-pages.ts";
import { convertDocument } from "./body/convert-document.ts";
import type { ConvertedDocument, DocumentBody } from "./body/document-body.ts";
import { rewriteTargets } from "./body/rewrite-targets.ts";
import { chooseSlugs } from "./choose-slugs.ts";
import type { ForeignDocument } from "./dialects/dialect.ts";
import { completeFields } from "./fields/complete-fields.ts";
import { mapFields, type MappedFields } from "./fields/map-fields.ts";
import { summarize, type ImportReport } from "./import-report.ts";
import { addAliases, isImportOf, type Claim } from "./links/add-aliases.ts";
import { LinkResolver, type LinkTargets } from "./links/resolve-targets.ts";
import type { Import, ImportOptions } from "./import.ts";
import { openImport } from "./open-import.ts";
import { readDocuments } from "./read-documents.ts";
import { createLookup } from "./site-values.ts";
import { tryDocument } from "./try-document.ts";
import { EntryFiles } from "./write/entry-files.ts";
import { numberEntries } from "./write/format-entry.ts";
import { settleEntries } from "./write/settle-entries.ts";
import {
  checkPlaces,
  planLevels,
  writePlanned,
} from "./write/write-planned.ts";

/** A document on its way: its fields in our names, its slug, and its text in our Markdown. */
interface Draft {
  document: ForeignDocument;
  own: MappedFields;
  slug: string;
  files: EntryFiles;
  text: ConvertedDocument;
}

/** What the pictures of one import may take together. */
const MAX_FILES_BYTES = 1_000_000_000;

/**
 * Adopts a folder of another generator. Nothing that is there is overwritten, an entry is written whole or not at all,
 * and whatever is not as it was is in the report.
 * @throws AppError when there is nothing to import, or the collection cannot take it
 */
export async function importProject(
  options: ImportOptions,
): Promise<ImportReport> {
  const run = await openImport(options);
  const documents = await tryDocuments(readDocuments(run), run);
  const mapped = new Map(
    documents.map((document) => [document, mapFields(document, run)]),
  );
  const targets: LinkTargets = new Map();
  const drafts = convertDrafts(
    mapped,
    nameDocuments(mapped, run),
    targets,
    run,
  );
  const claims = drafts.flatMap((draft) =>
    guarded(draft.document, run, () => compose(draft, targets, run)),
  );
  const entries = claims.map(({ entry }) => entry);
  numberEntries(entries, run);
  addAliases(claims, run);
  const settled = await settleEntries(entries, run);
  await checkPlaces(settled.planned, run.contentDir);
  const files = [
    ...planLevels(run.contentDir, settled.levels),
    ...settled.planned,
  ];
  if (!run.dryRun) await writePlanned(files, run.contentDir);
  return summarize(settled, run);
}

/** The body of a document, with what its generator makes of it. */
function bodyOf(
  { body, bodyLine, placed }: ForeignDocument,
  { generator }: Import,
): DocumentBody {
  const { flavour = "plain", templating = "none" } = generator;
  return {
    text: body,
    firstLine: bodyLine,
    syntax: placed.syntax,
    templating,
    flavour,
  };
}

/** The documents that no parser takes minutes for. */
async function tryDocuments(
  documents: readonly ForeignDocument[],
  run: Import,
): Promise<ForeignDocument[]> {
  const readable: ForeignDocument[] = [];
  for (const document of documents) {
    const reason = await tryDocument(bodyOf(document, run));
    if (reason === undefined) readable.push(document);
    else run.project.skipped.push({ file: document.path, reason });
  }
  return readable;
}

function nameDocuments(
  mapped: ReadonlyMap<ForeignDocument, MappedFields>,
  { into }: Import,
): Map<string, string> {
  const wishes = [...mapped].map(([{ path, placed }, own]) => ({
    path,
    own: own.slug,
    fromName: placed.slug,
    folders: placed.stem.split("/").slice(0, -1),
    isPost: placed.kind === "post" || own.date !== undefined,
  }));
  return chooseSlugs(wishes, reservedSlugs(into));
}

/** Bodies converted, and where each document can be found: all that needs no other document. */
function convertDrafts(
  mapped: ReadonlyMap<ForeignDocument, MappedFields>,
  slugs: ReadonlyMap<string, string>,
  targets: LinkTargets,
  run: Import,
): Draft[] {
  const { before, into, project, reportFor } = run;
  const entries = before.folder.entries.filter(
    ({ collection }) => collection === into,
  );
  const space = { bytes: MAX_FILES_BYTES };
  return [...mapped].flatMap(([document, own]) => {
    const slug = slugs.get(document.path) ?? "";
    const there = entries.find((entry) => entry.slug === slug);
    if (there !== undefined) {
      if (isImportOf(there, document))
        targets.set(document, { address: there.path });
      const reason = `${into}/${slug} is there already, and nothing is overwritten.`;
      project.skipped.push({ file: document.path, reason });
      return [];
    }
    const files = new EntryFiles(project, space);
    return guarded(document, run, () => {
      const surroundings = {
        ...createLookup(document, run),
        report: reportFor(document.path),
      };
      const text = convertDocument(
        bodyOf(document, run),
        own.title,
        surroundings,
      );
      targets.set(document, {
        address: entryPath(into, slug, { kind: "article" }) ?? "",
        text,
      });
      return { document, own, slug, files, text };
    });
  });
}

/** Links and pictures resolved, fields completed: what takes all documents together. */
function compose(draft: Draft, targets: LinkTargets, run: Import): Claim {
  const { document, files, slug, text } = draft;
  const report = run.reportFor(document.path);
  const resolver = new LinkResolver(document, files, targets, run);
  rewriteTargets(text.body, resolver, report);
  const fields = completeFields({ ...draft, resolver, report }, run);
  const entry = {
    source: document.path,
    slug,
    fields,
    body: text.body.text,
    images: files.images,
  };
  return { document, entry };
}

/** A stack that overflows is how deep nesting shows itself; any other error is a bug. */
function guarded<Result>(
  { path }: ForeignDocument,
  { project }: Import,
  work: () => Result,
): Result[] {
  try {
    return [work()];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    project.skipped.push({
      file: path,
      reason: "It is nested so deeply that it cannot be read.",
    });
    return [];
  }
}
