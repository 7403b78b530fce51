import { existsSync } from "node:fs";
import { join } from "node:path";
import { entryPath } from "#schema";
import { reservedSlugs } from "../model/site-pages.ts";
import { flatMapInTurns } from "../model/take-turn.ts";
import { convertDocument } from "./body/convert-document.ts";
import { leaveOutEndless, toBody } from "./body/leave-out-endless.ts";
import { printBody } from "./body/print-body.ts";
import { rewriteTargets } from "./body/rewrite-targets.ts";
import type { ForeignDocument } from "./dialects/dialect.ts";
import { composeFields, type Draft } from "./fields/compose-fields.ts";
import { FieldReader, knownField } from "./fields/field-reader.ts";
import type { Import, ImportOptions } from "./import.ts";
import { summarize, planWriting } from "./import-report.ts";
import { addAliases, addressesOf, toAlias } from "./links/add-aliases.ts";
import { createFinder, type DocumentFinder } from "./links/find-document.ts";
import { createResolver, type LinkSpace } from "./links/resolve-targets.ts";
import { openImport } from "./open-import.ts";
import { textAt } from "./project/plain-value.ts";
import { readDocuments } from "./read-documents.ts";
import { numberEntries, settleEntries } from "./write/settle-entries.ts";
import { digestOf } from "../model/content-file.ts";
import { slugStyleOf, toSlug, type SlugStyle } from "../model/slug.ts";
import { decodeAddress } from "../model/decode-address.ts";

/** What the pictures of one import may take together. */
const MAX_FILES_BYTES = 1_000_000_000;

/**
 * Plans to adopt a folder of another generator. Existing files are never overwritten, an entry is written completely or
 * not at all, and everything that changes is in the report.
 * @param turn gets the share of the work that is done, from 0 to 1, and ends the import if it throws
 * @returns the report, and the step that writes every file
 * @throws AppError when there is nothing to import, or the collection cannot take it
 */
export async function planImport(
  options: ImportOptions,
  turn: (done: number) => Promise<void>,
) {
  const run = await openImport(options);
  const documents = await leaveOutEndless(readDocuments(run), run);
  const finder = createFinder(documents, run.site);
  const { drafts, targets } = await convertDrafts(documents, finder, run, turn);
  const space = { run, targets, finder, bytes: MAX_FILES_BYTES };
  const toEntry = (done: number) => turn(0.7 + done * 0.2);
  const entries = await flatMapInTurns(drafts, toEntry, (draft) =>
    guarded(draft.reader.document.path, run, () => composeEntry(draft, space)),
  );
  numberEntries(entries, run);
  addAliases(entries, run);
  const settled = await settleEntries(entries, run);
  const write = planWriting(settled, run.contentDir);
  return { report: summarize(settled, run), write };
}

/** Bodies converted, and where each document can be found: all that needs no other document. */
async function convertDrafts(
  documents: readonly ForeignDocument[],
  finder: DocumentFinder,
  run: Import,
  turn: (done: number) => Promise<void>,
) {
  const { into, project } = run;
  const readers = documents.map((document) => new FieldReader(document, run));
  const slugs = chooseSlugs(
    readers,
    reservedSlugs(into),
    slugStyleOf(run.before.folder.settings),
  );
  const there = addressesOf(run);
  const taken = new Set(there.values());
  const targets: LinkSpace["targets"] = new Map();
  const toDraft = (done: number) => turn(done * 0.7);
  const drafts = await flatMapInTurns(readers, toDraft, (reader): Draft[] => {
    const { document, title } = reader;
    const slug = slugs.get(document) ?? "";
    const address = entryPath(into, slug, { kind: "article" }) ?? "";
    const file = join(run.contentDir, into, slug);
    const isThere = [file, `${file}.md`].some((each) => existsSync(each));
    if (isThere || taken.has(address)) {
      const old = there.get(toAlias(document.address ?? "") ?? "");
      if (!document.isAddressKnown || old === address)
        targets.set(document, { address });
      const reason = `${into}/${slug} is there already, and nothing is overwritten.`;
      project.skipped.push({ file: document.path, reason });
      return [];
    }
    return guarded(document.path, run, () => {
      const body = toBody(document, run);
      const lookup = (name: string) => lookUp(name, document, run);
      const refer = (target: string) => finder.refer(target, document);
      const site = { lookup, refer, report: project.reportFor(document.path) };
      const converted = convertDocument(body, title, site);
      targets.set(document, { address, text: converted });
      return { reader, slug, address, text: converted };
    });
  });
  return { drafts, targets };
}

/** A value of the site or of the text itself, as templates name it; undefined when it is not known. */
function lookUp(name: string, document: ForeignDocument, run: Import) {
  const { dialect, site } = run;
  const { address: url, fields, path } = document;
  if (dialect === "hugo")
    return (
      textAt(fields, knownField(name) ?? name) ??
      textAt(site.config, `params.${name}`, name)
    );
  const [, scope = "", key = ""] = /^(\w+)\.(.+)$/u.exec(name) ?? [];
  if (scope === "site" && key === "baseurl") return site.base;
  if (scope === "site") return textAt(site.config, key);
  if (!/^(?:page|post|frontmatter|props)$/iu.test(scope)) return undefined;
  return textAt({ url, path }, key) ?? textAt(fields, knownField(key) ?? key);
}

/** Links and pictures resolved, fields completed: what takes all documents together. */
function composeEntry(draft: Draft, space: LinkSpace) {
  const { address, reader, slug, text } = draft;
  const { document } = reader;
  const { images, resolve } = createResolver(document, space);
  rewriteTargets(text, resolve);
  const fields = composeFields({ ...draft, resolve }, space.run);
  const body = printBody(text.tree);
  return { document, slug, address, fields, body, images };
}

/** A stack that overflows is how deep nesting shows itself; any other error is a bug. */
function guarded<T>(file: string, { project }: Import, work: () => T) {
  try {
    return [work()];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const reason = "It is nested so deeply that it cannot be read.";
    project.skipped.push({ file, reason });
    return [];
  }
}

const MAX_LENGTH = 80;
/** Steps of a path that say nothing of one text. */
const GENERAL =
  /^(?:\d{1,4}|_?(?:posts?|blog|docs|articles?|content|index|pages?))$/iu;
/** A pattern such as `/:title/` or a template, or the name of a pattern of Jekyll. */
const PATTERN = /:[a-z_]|\{[{%]|^(?:date|pretty|ordinal|weekdate|none)$/u;

/**
 * One slug for each document. A post is named by its own slug or its file, a page by its folders too, since many pages
 * are called `install`. Where two come out alike, all of them get more of their folders, and then a number.
 * @param reserved slugs that no entry may take
 */
function chooseSlugs(
  wishes: FieldReader[],
  reserved: Iterable<string>,
  style: SlugStyle,
) {
  const names = new Map(
    wishes.map((wish) => [wish.document, namesFor(wish, style)]),
  );
  const claims = Map.groupBy([...names.values()].flat(), (name) => name);
  const taken = new Set([...reserved, "index", "readme"]);
  const chosen = new Map<ForeignDocument, string>();
  for (const [document, wanted] of names) {
    const free = wanted.filter((name) => !taken.has(name));
    const own = free.find((name) => claims.get(name)?.length === 1);
    const digest = digestOf(Buffer.from(document.path));
    const usual = wanted[0] ?? `entry-${digest.slice(0, 8)}`;
    let slug = own ?? free.at(-1) ?? usual;
    for (let number = 2; taken.has(slug); number++)
      slug = `${usual.slice(0, MAX_LENGTH - 6)}-${number}`;
    taken.add(slug);
    chosen.set(document, slug);
  }
  return chosen;
}

/** What a document could be called, the best first. */
function namesFor(
  { date, document, slug = "" }: FieldReader,
  style: SlugStyle,
): string[] {
  const { placed } = document;
  const path = slug.replace(/^https?:\/\/[^/]+|\.html?$/giu, "");
  const all = PATTERN.test(slug) ? [] : decodeAddress(path).split("/");
  const said = all.filter((step) => toSlug(step) && !GENERAL.test(step));
  const wished =
    said.length > 0 ? said : all.filter((step) => toSlug(step)).slice(-1);
  const steps = wished.length > 0 ? wished : [placed.slug];
  // A name such as `09` says nothing without its folders.
  const isBare = GENERAL.test(steps.at(-1) ?? "");
  const folders = placed.stem.split("/").slice(0, -1);
  const around = folders.filter((step) => isBare || !GENERAL.test(step));
  // A page in a folder of its own name says it once.
  if (around.at(-1) === steps.at(-1)) around.pop();
  const isPost = placed.kind === "post" || date !== undefined;
  const isAlone = !isBare && (isPost || wished.length > 0);
  const first = isAlone ? steps : [...around, ...steps];
  const longer = around.map((_, at) => [...around.slice(-at - 1), ...steps]);
  const names = [first, ...longer].map((each) => joinSlug(each, style));
  return [...new Set(names)].filter((name) => name !== "");
}

/** As many steps from the end as fit. */
function joinSlug(steps: readonly string[], style: SlugStyle): string {
  const named = steps
    .map((step) => toSlug(step, style))
    .filter((step) => step !== "");
  while (named.length > 1 && named.join("-").length > MAX_LENGTH) named.shift();
  return named.join("-").slice(0, MAX_LENGTH).replace(/-+$/u, "");
}
