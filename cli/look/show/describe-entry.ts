import {
  entryStatus,
  nextChangeAt,
  type EntryStatus,
  type TocItem,
} from "#schema";
import { entryKey } from "../list/find-entry.ts";
import { showPaths } from "../../report/show-paths.ts";
import type { ReadBody } from "../list/read-bodies.ts";
import type { OpenContent } from "../open-content.ts";
import {
  createLinkGraph,
  pathOnSite,
  type Pointer,
} from "../refs/link-graph.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Entry } from "../../model/entry.ts";
import { readTimeMinutes } from "../../model/reading-time.ts";
import { nameOf } from "../../model/name-of.ts";

/** A link and the state of its target. */
interface ShownLink {
  target: string;
  /**
   * The status of the entry that it leads to. `page` for any other page of this site, `redirected` for a former
   * address, `missing` for an address without a page, `anchor` for a heading that the page does not have, and
   * `elsewhere` for another site, which is not checked.
   */
  state:
    | "live"
    | "draft"
    | "scheduled"
    | "expired"
    | "page"
    | "redirected"
    | "missing"
    | "anchor"
    | "elsewhere";
  entry?: string;
}

/** One entry as the site will see it. */
export interface ShownEntry {
  entry: string;
  collection: string;
  kind: Entry["kind"];
  file: string;
  name?: string;
  path?: string;
  status?: EntryStatus;
  /** When the status will next change on its own, and to what. */
  changes?: { at: string; to: EntryStatus };
  fields: unknown;
  /** The entries that references in the fields name. */
  references: { id: string; entry?: string; name?: string }[];
  words?: number;
  readTimeMinutes?: number;
  toc?: TocItem[];
  links: ShownLink[];
  /** Other entries that point here, and how often. */
  linkedFrom: { entry: string; times: number }[];
  problems: Diagnostic[];
}

/** Describes an entry with its links and problems. */
export function describeEntry(
  entry: Entry,
  body: Pick<ReadBody, "toc" | "words"> | undefined,
  { compiled, folders: { show }, hosts }: OpenContent,
  now: Date,
): ShownEntry {
  const graph = createLinkGraph(compiled.folder, hosts);
  const problems = problemsOf(entry, compiled.diagnostics);
  const pointers = graph.from(entry);
  const name = nameOf(entry);
  return {
    entry: entryKey(entry),
    collection: entry.collection,
    kind: entry.kind,
    file: show(entry.file),
    ...(name === undefined ? {} : { name }),
    ...publishing(entry, now),
    fields: entry.raw,
    references: pointers.filter(isReference).map(({ target, to }) => {
      const named = to && nameOf(to);
      return {
        id: target,
        ...(to && { entry: entryKey(to) }),
        ...(named === undefined ? {} : { name: named }),
      };
    }),
    ...(body && {
      words: body.words,
      readTimeMinutes: readTimeMinutes(body.words),
      toc: body.toc,
    }),
    links: linksOf(pointers, problems, hosts, now),
    linkedFrom: sourcesOf(graph.to(entry)),
    problems: problems.map((problem) => showPaths(problem, show)),
  };
}

function isReference({ kind }: Pointer): boolean {
  return kind === "reference" || kind === "placeholder";
}

function publishing(entry: Entry, now: Date): Partial<ShownEntry> {
  if (entry.kind !== "markdown") return {};
  const { common, path } = entry;
  const at = nextChangeAt([common], now);
  return {
    path,
    status: entryStatus(common, now),
    ...(at === undefined
      ? {}
      : { changes: { at, to: entryStatus(common, new Date(at)) } }),
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

/** Every link target once, in the order of the file. */
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
    const entry = to && { entry: entryKey(to) };
    links.set(target, { target, state, ...entry });
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

function sourcesOf(pointers: readonly Pointer[]): ShownEntry["linkedFrom"] {
  const times = new Map<string, number>();
  for (const { from } of pointers) {
    const key = entryKey(from);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return [...times].map(([entry, count]) => ({ entry, times: count }));
}
