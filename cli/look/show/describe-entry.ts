import { entryStatus, nextChangeAt, type EntryStatus } from "#schema";
import { entryKey } from "../list/find-entry.ts";
import { showPaths } from "../../report/report.ts";
import type { ReadBody, OpenContent } from "../open-content.ts";
import {
  createLinkGraph,
  pathOnSite,
  type Pointer,
} from "../refs/link-graph.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { type Entry, nameOf } from "../../model/entry.ts";
import { makeIds } from "../../model/made-ids.ts";
import { readTimeMinutes } from "../../model/reading-time.ts";

interface ShownLink {
  target: string;
  /**
   * The status of the entry that it leads to. `page` for any other page of this site, `redirected` for a former
   * address, `missing` for an address without a page, `anchor` for a heading that the page does not have, and
   * `elsewhere` for another site, which is not checked.
   */
  state:
    EntryStatus | "page" | "redirected" | "missing" | "anchor" | "elsewhere";
  entry: string | undefined;
}

/** One entry as the site will see it. */
export type ShownEntry = ReturnType<typeof describeEntry>;

/** Describes an entry with its links and problems. */
export function describeEntry(
  entry: Entry,
  body: Pick<ReadBody, "text" | "toc" | "words"> | undefined,
  { compiled, folders: { show }, hosts }: OpenContent,
  now: Date,
) {
  const graph = createLinkGraph(compiled.folder, hosts);
  const problems = problemsOf(entry, compiled.diagnostics);
  const pointers = graph.from(entry);
  const references = pointers.filter(
    ({ kind }) => kind === "reference" || kind === "placeholder",
  );
  const sources = Map.groupBy(graph.to(entry), ({ from }) => entryKey(from));
  return {
    entry: entryKey(entry),
    collection: entry.collection,
    kind: entry.kind,
    file: show(entry.file),
    name: nameOf(entry),
    ...publishing(entry, now),
    /** The id that follows from the slug, of an entry without one in its fields. */
    id:
      entry.kind === "markdown"
        ? makeIds(compiled.folder.entries).get(entry)
        : undefined,
    fields: entry.raw,
    /** The entries that references in the fields name. */
    references: references.map(({ target, to }) => ({
      id: target,
      entry: to && entryKey(to),
      name: to && nameOf(to),
    })),
    words: body?.words,
    readTimeMinutes: body && readTimeMinutes(body.text),
    toc: body?.toc,
    links: linksOf(pointers, problems, hosts, now),
    /** Other entries that point here, and how often. */
    linkedFrom: [...sources].map(([source, { length }]) => {
      return { entry: source, times: length };
    }),
    problems: problems.map((problem) => showPaths(problem, show)),
  };
}

function publishing(entry: Entry, now: Date) {
  if (entry.kind !== "markdown") return undefined;
  const { common, path } = entry;
  const at = nextChangeAt([common], now);
  return {
    path,
    status: entryStatus(common, now),
    /** When the status will next change on its own, and to what. */
    changes: at ? { at, to: entryStatus(common, new Date(at)) } : undefined,
  };
}

/** The problems of a file. For a record in a list, only those on its own lines. */
function problemsOf(
  { base, file, kind, source, yaml }: Entry,
  diagnostics: readonly Diagnostic[],
): Diagnostic[] {
  const own = diagnostics.filter((diagnostic) => diagnostic.file === file);
  if (own.length === 0 || kind !== "record" || base.length === 0) return own;
  const { end, start } = yaml.rangeOf(base);
  // The range of a record reaches to the next one; the lines between do not belong to it.
  const { length } = source.text.slice(start, end).trimEnd();
  const first = source.positionAt(start).line;
  const last = source.positionAt(start + length).line;
  return own.filter(({ line }) => line >= first && line <= last);
}

function linksOf(
  pointers: readonly Pointer[],
  problems: readonly Diagnostic[],
  hosts: ReadonlySet<string>,
  now: Date,
): ShownLink[] {
  const links = new Map<string, ShownLink>();
  for (const pointer of pointers) {
    const { kind, target, to } = pointer;
    if (kind !== "link" || links.has(target)) continue;
    const state = problemAt(pointer, problems) ?? stateOf(pointer, hosts, now);
    links.set(target, { target, state, entry: to && entryKey(to) });
  }
  return [...links.values()];
}

/** The problem that the checks found in a link, if any. */
function problemAt(
  { from, range }: Pointer,
  problems: readonly Diagnostic[],
): ShownLink["state"] | undefined {
  const about = problems.filter(({ rule }) => rule.startsWith("link/"));
  if (about.length === 0) return undefined;
  const { column, line } = from.source.positionAt(range().start);
  const rules = about
    .filter((problem) => problem.line === line && problem.column === column)
    .map(({ rule }) => rule);
  if (rules.includes("link/missing")) return "missing";
  return rules.includes("link/anchor") ? "anchor" : undefined;
}

function stateOf(
  { target, to }: Pointer,
  hosts: ReadonlySet<string>,
  now: Date,
): ShownLink["state"] {
  const path = pathOnSite(target, hosts);
  if (path === undefined) return "elsewhere";
  if (to?.kind !== "markdown") return "page";
  if (path !== "" && path !== to.path) return "redirected";
  return entryStatus(to.common, now);
}
