import { entryPath, sitePaths } from "#schema";
import type { MarkdownEntry } from "../model/entry.ts";
import { reportMissing } from "./body/report-missing.ts";
import { rewriteTargets } from "./body/rewrite-targets.ts";
import { bodyOf, guarded, type Draft } from "./convert-drafts.ts";
import type { ForeignDocument } from "./dialects/dialect.ts";
import { completeFields } from "./fields/complete-fields.ts";
import { readAuthors } from "./fields/record-book.ts";
import type { AliasClaim } from "./links/add-aliases.ts";
import { createFinder } from "./links/find-document.ts";
import {
  createResolver,
  type LinkSurroundings,
} from "./links/resolve-targets.ts";
import type { Import } from "./open-import.ts";
import { readGitDates } from "./project/git-dates.ts";

/**
 * Links and pictures resolved, fields completed: what takes all documents together.
 * @param earlier documents that an earlier run has imported: links lead to their entries
 */
export async function composeEntries(
  drafts: readonly Draft[],
  earlier: ReadonlyMap<ForeignDocument, MarkdownEntry>,
  run: Import,
): Promise<AliasClaim[]> {
  const { defaults, env, project, site } = run;
  const people = readAuthors(project, site);
  const needsDates =
    !defaults.has("date") && drafts.some(({ own }) => own.date === undefined);
  const dates = needsDates
    ? await readGitDates(project, env)
    : new Map<string, string>();
  const around = createSurroundings(drafts, earlier, run);
  return drafts.flatMap(
    (draft) =>
      guarded(draft.document, run, () =>
        compose(draft, people, dates, around, run),
      ) ?? [],
  );
}

function createSurroundings(
  drafts: readonly Draft[],
  earlier: ReadonlyMap<ForeignDocument, MarkdownEntry>,
  { before, into, project, site }: Import,
): LinkSurroundings {
  const { entries, publicFiles } = before.folder;
  const known = new Set<string>([
    ...sitePaths,
    ...publicFiles,
    ...entries.map(({ path }) => path),
  ]);
  const byDocument = new Map(drafts.map((draft) => [draft.document, draft]));
  return {
    project,
    site,
    finder: createFinder([...byDocument.keys(), ...earlier.keys()], site),
    newAddress: (document) => {
      const draft = byDocument.get(document);
      return draft
        ? entryPath(into, draft.slug, { kind: "article" })
        : earlier.get(document)?.path;
    },
    converted: (document) => byDocument.get(document)?.text,
    isKnown: (path) => known.has(path),
  };
}

function compose(
  { document, files, own, slug, text }: Draft,
  people: ReadonlyMap<string, unknown>,
  dates: ReadonlyMap<string, string>,
  around: LinkSurroundings,
  { authors, categories, defaults, dialect, into, reportFor, site }: Import,
): AliasClaim {
  const report = reportFor(document.path);
  const resolver = createResolver(document, files, around);
  rewriteTargets(text.body, resolver, report);
  reportMissing(bodyOf(document, dialect), text, report);
  const gitDate = dates.get(document.path);
  const given = {
    document,
    own,
    text,
    into,
    site,
    slug,
    defaults,
    people,
    gitDate,
  };
  const completed = completeFields({
    ...given,
    authors,
    categories,
    resolver,
    report,
  });
  const entry = {
    source: document.path,
    slug,
    ...completed,
    body: text.body.text,
    images: [...files.images.values()],
    attachments: [...files.attachments.values()],
  };
  return { entry, document };
}
