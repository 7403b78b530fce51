import { entryPath } from "#schema";
import { addAliases } from "./links/add-aliases.ts";
import { composeEntries } from "./compose-entries.ts";
import { convertDrafts } from "./convert-drafts.ts";
import { summarize, type ImportReport } from "./import-report.ts";
import { listDocuments } from "./list-documents.ts";
import { openImport, type Import, type ImportOptions } from "./open-import.ts";
import {
  fileOf,
  numberEntries,
  type ComposedEntry,
} from "./write/compose-entry.ts";
import { planLevels } from "./write/plan-levels.ts";
import { planRecords } from "./write/plan-records.ts";
import { settleEntries, type SettledEntries } from "./write/settle-entries.ts";
import { checkPlaces, writePlanned } from "./write/write-planned.ts";

/**
 * Adopts a folder of another generator. Nothing that is there is overwritten, an entry is written whole or not at all,
 * and whatever is not as it was is in the report.
 * @throws AppError when there is nothing to import, or the collection cannot take it
 */
export async function importProject(
  options: ImportOptions,
): Promise<ImportReport> {
  const run = await openImport(options);
  const documents = await listDocuments(run);
  const { drafts, earlier } = convertDrafts(documents, run);
  const claims = await composeEntries(drafts, earlier, run);
  const entries = claims.map(({ entry }) => entry);
  numberEntries(entries, run.before, run.into);
  addAliases(claims, run);
  const settled = await settle(entries, run);
  await write(settled, run);
  return report(settled, run);
}

function settle(
  entries: readonly ComposedEntry[],
  run: Import,
): Promise<SettledEntries> {
  const { authors, before, categories, contentDir, into } = run;
  const plan = (accepted: readonly ComposedEntry[]) =>
    into === "blog"
      ? planRecords(contentDir, before, accepted, authors, categories)
      : [];
  return settleEntries(entries, into, plan, run);
}

async function write(
  { levels, planned }: SettledEntries,
  run: Import,
): Promise<void> {
  const { contentDir, dryRun, publicDirs } = run;
  const target = { contentDir, publicDir: publicDirs[0] ?? "" };
  await checkPlaces(planned, target);
  if (!dryRun)
    await writePlanned(planned, planLevels(contentDir, levels), target);
}

function report(
  { accepted, levels, planned, refused }: SettledEntries,
  run: Import,
): ImportReport {
  const { categories, dialect, dryRun, into, losses, project } = run;
  const imported = accepted.map((entry) => ({
    source: entry.source,
    file: fileOf(into, entry),
    path: entryPath(into, entry.slug, { kind: "article" }) ?? "",
    draft: entry.fields.draft === true,
  }));
  const lowered = [...levels].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const count = (pattern: RegExp) =>
    planned.filter(({ path }) => pattern.test(path)).length;
  return summarize(
    {
      dialect: dialect.name,
      dryRun,
      imported,
      skipped: [...project.skipped, ...refused],
      losses,
      levels: Object.fromEntries(
        lowered.map(([rule, files]) => [rule, files.size]),
      ),
    },
    {
      authors: count(/^authors\//u),
      categories: into === "blog" ? categories.added.size : 0,
      images: count(/^[^/]+\/[^/]+\/(?!index\.md$)/u),
      attachments: count(/^\//u),
    },
  );
}
