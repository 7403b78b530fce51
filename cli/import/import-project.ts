import { entryPath } from "#schema";
import { reservedSlugs } from "../model/site-pages.ts";
import { convertDocument } from "./body/convert-document.ts";
import type { ConvertedDocument, DocumentBody } from "./body/document-body.ts";
import { rewriteTargets } from "./body/rewrite-targets.ts";
import { chooseSlugs } from "./choose-slugs.ts";
import type { ForeignDocument } from "./dialects/dialect.ts";
import { completeFields } from "./fields/complete-fields.ts";
import { mapFields, type MappedFields } from "./fields/map-fields.ts";
import type { Import, ImportOptions } from "./import.ts";
import { summarize, type ImportReport } from "./import-report.ts";
import {
  addAliases,
  addressesOf,
  toAlias,
  type Claim,
} from "./links/add-aliases.ts";
import { DocumentFinder } from "./links/find-document.ts";
import {
  createResolver,
  type LinkSpace,
  type LinkTargets,
} from "./links/resolve-targets.ts";
import { openImport } from "./open-import.ts";
import { readDocuments } from "./read-documents.ts";
import { createLookup } from "./site-values.ts";
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
  text: ConvertedDocument;
}

/** What the pictures of one import may take together. */
const MAX_FILES_BYTES = 1_000_000_000;

/** What an import would do, and the step that does it. */
export interface ImportPlan {
  report: ImportReport;
  /** Writes every file. @throws AppError that says what could not be written */
  write: () => Promise<void>;
}

/**
 * Plans to adopt a folder of another generator. Existing files are never overwritten, an entry is written completely or
 * not at all, and everything that changes is in the report.
 * @param onProgress gets the share of the work that is done, from 0 to 1
 * @throws AppError when there is nothing to import, or the collection cannot take it
 */
export async function planImport(
  options: ImportOptions,
  onProgress: (done: number) => void = () => {},
): Promise<ImportPlan> {
  const run = await openImport(options);
  const documents = readDocuments(run);
  const { drafts, targets } = convertDrafts(documents, run, (at) =>
    onProgress((at / documents.length) * 0.7),
  );
  const finder = new DocumentFinder(targets.keys(), run.site);
  const space = { run, targets, finder, bytes: MAX_FILES_BYTES };
  const claims = drafts.flatMap((draft, at) => {
    onProgress(0.7 + (at / drafts.length) * 0.2);
    return guarded(draft.document, run, () => compose(draft, space, run));
  });
  const entries = claims.map(({ entry }) => entry);
  numberEntries(entries, run);
  addAliases(claims, run);
  onProgress(0.9);
  const settled = await settleEntries(entries, run);
  const { levels, planned } = settled;
  checkPlaces(planned, run.contentDir);
  const files = [...planLevels(run.contentDir, levels), ...planned];
  return {
    report: summarize(settled, run),
    write: () => writePlanned(files, run.contentDir),
  };
}

/** The body of a document, with what its generator makes of it. */
function bodyOf(
  { body, bodyLine, placed }: ForeignDocument,
  { generator }: Import,
): DocumentBody {
  const { flavour = "plain", templating = "none" } = generator;
  const { syntax } = placed;
  return { text: body, firstLine: bodyLine, syntax, templating, flavour };
}

/** Bodies converted, and where each document can be found: all that needs no other document. */
function convertDrafts(
  documents: readonly ForeignDocument[],
  run: Import,
  onDocument: (at: number) => void,
) {
  const { into, project } = run;
  const mapped = documents.map((document) => {
    const own = mapFields(document, run);
    return { document, own };
  });
  const wishes = mapped.map(({ document: { path, placed }, own }) => ({
    path,
    own: own.slug,
    fromName: placed.slug,
    folders: placed.stem.split("/").slice(0, -1),
    isPost: placed.kind === "post" || own.date !== undefined,
  }));
  const slugs = chooseSlugs(wishes, reservedSlugs(into));
  const there = addressesOf(run);
  const taken = new Set(there.values());
  const targets: LinkTargets = new Map();
  const drafts = mapped.flatMap(({ document, own }, at): Draft[] => {
    onDocument(at);
    const slug = slugs.get(document.path) ?? "";
    const address = entryPath(into, slug, { kind: "article" }) ?? "";
    if (taken.has(address)) {
      const old = there.get(toAlias(document.address ?? "") ?? "");
      if (!document.isAddressKnown || old === address)
        targets.set(document, { address });
      const reason = `${into}/${slug} is there already, and nothing is overwritten.`;
      project.skipped.push({ file: document.path, reason });
      return [];
    }
    return guarded(document, run, () => {
      const report = project.reportFor(document.path);
      const surroundings = { ...createLookup(document, run), report };
      const body = bodyOf(document, run);
      const text = convertDocument(body, own.title, surroundings);
      targets.set(document, { address, text });
      return { document, own, slug, text };
    });
  });
  return { drafts, targets };
}

/** Links and pictures resolved, fields completed: what takes all documents together. */
function compose(
  draft: Draft,
  space: LinkSpace & { bytes: number },
  run: Import,
): Claim {
  const { document, slug, text } = draft;
  const report = run.project.reportFor(document.path);
  const files = new EntryFiles(run.project, space);
  const resolver = createResolver(document, files, space);
  rewriteTargets(text.body, resolver, report);
  const fields = completeFields({ ...draft, resolver, report }, run);
  const { images } = files;
  const source = document.path;
  return {
    document,
    entry: { source, slug, fields, body: text.body.text, images },
  };
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
