import { reservedSlugs } from "#schema";
import type { MarkdownEntry } from "../model/entry.ts";
import { convertDocument } from "./body/convert-document.ts";
import type { ConvertedDocument, DocumentBody } from "./body/document-body.ts";
import { chooseSlugs } from "./choose-slugs.ts";
import type { Dialect, ForeignDocument } from "./dialects/dialect.ts";
import { mapFields, type MappedFields } from "./fields/map-fields.ts";
import { isImportOf } from "./links/add-aliases.ts";
import type { Import } from "./open-import.ts";
import { createLookup } from "./site-values.ts";
import { EntryFiles } from "./write/entry-files.ts";

/** A document on its way: its fields in our names, its slug, and its text in our Markdown. */
export interface Draft {
  document: ForeignDocument;
  own: MappedFields;
  slug: string;
  files: EntryFiles;
  text: ConvertedDocument;
}

/** What all pictures and attachments of one import may take. */
const MAX_FILES_BYTES = 1_000_000_000;

/** Front matter mapped, slugs chosen, bodies converted: all that needs no other document. */
export function convertDrafts(
  documents: readonly ForeignDocument[],
  run: Import,
): { drafts: Draft[]; earlier: Map<ForeignDocument, MarkdownEntry> } {
  const { before, dialect, into, project, renames, reportFor } = run;
  const mapped = new Map(
    documents.map((document) => {
      const report = reportFor(document.path);
      const options = {
        collection: into,
        dayFirst: dialect.dayFirst === true,
        renames,
        report,
      };
      return [document, mapFields(document, options)];
    }),
  );
  const slugs = chooseSlugs(
    [...mapped].map(([document, own]) => toWish(document, own)),
    new Set(reservedSlugs[into] ?? []),
  );
  const entries = before.folder.entries.filter(
    ({ collection }) => collection === into,
  );
  const taken = new Map(entries.map((entry) => [entry.slug, entry]));
  const earlier = new Map<ForeignDocument, MarkdownEntry>();
  const space = { bytes: MAX_FILES_BYTES };
  const drafts = [...mapped].flatMap(([document, own]): Draft[] => {
    const slug = slugs.get(document.path) ?? "";
    const entry = taken.get(slug);
    if (entry !== undefined) {
      if (isImportOf(entry, document)) earlier.set(document, entry);
      project.skipped.push({
        file: document.path,
        reason: `${into}/${slug} is there already, and nothing is overwritten.`,
      });
      return [];
    }
    const files = new EntryFiles(project, slug, space);
    const text = guarded(document, run, () =>
      convert(document, own, files, run),
    );
    return text === undefined ? [] : [{ document, own, slug, files, text }];
  });
  return { drafts, earlier };
}

function toWish({ path, placed }: ForeignDocument, own: MappedFields) {
  return {
    path,
    own: own.slug,
    fromName: placed.slug,
    folders: placed.stem.split("/").slice(0, -1),
    language: placed.language,
    isPost: placed.kind === "post" || own.date !== undefined,
  };
}

function convert(
  document: ForeignDocument,
  own: MappedFields,
  files: EntryFiles,
  run: Import,
): ConvertedDocument {
  const { dialect, project, reportFor, site } = run;
  return convertDocument(bodyOf(document, dialect), own.title, {
    ...createLookup(project, dialect.name, site, document),
    saveDrawing: (svg) => files.saveDrawing(svg),
    report: reportFor(document.path),
  });
}

/** The body of a document, with what its generator makes of it. */
export function bodyOf(
  { body, bodyLine, placed }: ForeignDocument,
  { flavour = "plain", templating = "none" }: Dialect,
): DocumentBody {
  const syntax = placed.isHtml ? "html" : placed.syntax;
  return { text: body, firstLine: bodyLine, syntax, templating, flavour };
}

/** A stack that overflows is how deep nesting shows itself; any other error is a bug. */
export function guarded<Result>(
  { path }: ForeignDocument,
  { project }: Import,
  work: () => Result,
): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    project.skipped.push({
      file: path,
      reason: "It is nested so deeply that it cannot be read.",
    });
    return undefined;
  }
}
