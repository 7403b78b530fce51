import { decodePath } from "../../model/decode-address.ts";
import {
  allEntries,
  type CompiledFolder,
} from "../../model/compiled-folder.ts";
import type { Entry } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";
import type { MeaningfulField } from "../../model/schema-parts.ts";
import { entryKey, pagesOf } from "../list/find-entry.ts";
import { guideSlugs, pointingFields } from "./field-mentions.ts";
import { markdownMentions } from "./markdown-mentions.ts";

/** A place in an entry that points to another entry, a page, a file or another site. */
export interface Pointer {
  from: Entry;
  kind: "link" | "reference" | "image" | "placeholder";
  /** As written. */
  target: string;
  /** The entry that it points to, if it is one. */
  to: Entry | undefined;
  /** Where it is written. Computed on demand. */
  range: () => TextRange;
}

export type LinkGraph = ReturnType<typeof createLinkGraph>;

interface Targets {
  byAddress: ReadonlyMap<string, Entry>;
  byId: ReadonlyMap<string, Entry>;
  /** The names of the site's own hosts. */
  hosts: ReadonlySet<string>;
}

/** Finds which entries of a folder point to which, and what else they point to. */
export function createLinkGraph(
  folder: CompiledFolder,
  hosts: ReadonlySet<string>,
) {
  const all = allEntries(folder);
  const targets = { ...indexTargets(folder), hosts };
  const guides = guideSlugs(folder);
  const outgoing = new Map(
    all.map((from) => [
      from,
      [
        ...pointingFields(from, guides).flatMap((field) =>
          pointersInField(from, field, targets),
        ),
        ...pointersInBody(from, targets),
      ],
    ]),
  );
  const incoming = Map.groupBy(
    [...outgoing.values()].flat().filter(({ from, to }) => to !== from),
    ({ to }) => to,
  );
  return {
    /** What an entry points to, in the order of its file. */
    from: (entry: Entry) => outgoing.get(entry) ?? [],
    /** What points to an entry from other entries. */
    to: (entry: Entry) => incoming.get(entry) ?? [],
  };
}

function pointersInField(
  from: Entry,
  { meaning, path, value }: MeaningfulField,
  targets: Targets,
): Pointer[] {
  const range = () => from.yaml.rangeOf([...from.base, ...path]);
  switch (meaning.kind) {
    case "reference": {
      const to = targets.byId.get(`${meaning.collection}/${value}`);
      return [{ from, kind: "reference", target: value, to, range }];
    }
    case "link":
      return [linkTo(from, value, range, targets)];
    case "image":
      return [{ from, kind: "image", target: value, to: undefined, range }];
    case "markdown":
      return markdownMentions(value)
        .filter(({ kind }) => kind === "link")
        .map(({ target }) => linkTo(from, target.value, range, targets));
    default:
      return [];
  }
}

function pointersInBody(from: Entry, targets: Targets): Pointer[] {
  if (from.kind !== "markdown") return [];
  const { fragments, images, links } = from.body;
  return [
    ...links
      .filter(({ target }) => !target.startsWith("#user-content-"))
      .map((link) => linkTo(from, link.target, () => link, targets)),
    ...images.map((image): Pointer => {
      const { target } = image;
      return { from, kind: "image", target, to: undefined, range: () => image };
    }),
    ...fragments.map((target): Pointer => {
      const [kind, id = ""] = target.split(":");
      const list = kind === "code" ? "snippets" : "wireframes";
      const to = targets.byId.get(`${list}/${id}`);
      const range = () => from.bodyRange;
      return { from, kind: "placeholder", target, to, range };
    }),
  ];
}

function linkTo(
  from: Entry,
  target: string,
  range: () => TextRange,
  { byAddress, hosts }: Targets,
): Pointer {
  const path = pathOnSite(target, hosts);
  const to = path === "" ? from : path && byAddress.get(path);
  return { from, kind: "link", target, to: to || undefined, range };
}

/**
 * The path of a link inside the site, without query, fragment and final slash. Empty for a link inside its own page,
 * undefined for a link to another site.
 */
export function pathOnSite(
  target: string,
  hosts: ReadonlySet<string>,
): string | undefined {
  const [, host, rest = ""] =
    /^(?:https?:)?\/\/([^/?#]*)(.*)$/isu.exec(target) ?? [];
  if (host !== undefined && !hosts.has(host.toLowerCase())) return undefined;
  const path = host === undefined ? target : rest || "/";
  if (!/^(?:\/|#|\?|$)/u.test(path)) return undefined;
  const bare = path.replace(/[?#].*$/su, "").replace(/(?<=.)\/+$/u, "");
  return decodePath(bare).replace(/\.md$/u, "");
}

const indexes = new WeakMap<CompiledFolder, Omit<Targets, "hosts">>();

/** Entries and records, by `collection/id` and by their present and former addresses. Present addresses win. */
export function indexTargets(folder: CompiledFolder): Omit<Targets, "hosts"> {
  const known = indexes.get(folder);
  if (known !== undefined) return known;
  const { entries, records } = folder;
  const byAddress = new Map<string, Entry>();
  for (const entry of entries)
    for (const alias of entry.common.aliases ?? []) byAddress.set(alias, entry);
  for (const entry of [...records, ...entries])
    for (const path of pagesOf(entry)) byAddress.set(path, entry);
  const all = [...entries, ...records];
  const byId = new Map(all.map((entry) => [entryKey(entry), entry]));
  const index = { byAddress, byId };
  indexes.set(folder, index);
  return index;
}
