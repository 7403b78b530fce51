import { collectionNames, collections, entryPath } from "#schema";
import { decodePath } from "../../model/decode-address.ts";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import type { Entry } from "../../model/entry.ts";
import type { TextRange } from "../../model/source-text.ts";
import { pointingFields } from "./field-mentions.ts";
import { markdownMentions } from "./markdown-mentions.ts";

/** Something in an entry that points elsewhere: to another entry, a page, a file or another site. */
export interface Pointer {
  from: Entry;
  kind: "link" | "reference" | "image" | "placeholder";
  /** As written. */
  target: string;
  /** The entry that is meant, if it is one. */
  to: Entry | undefined;
  /** Where it is written: worked out when it is asked for. */
  range: () => TextRange;
}

export interface LinkGraph {
  /** What an entry points to, in the order of its file. */
  from: (entry: Entry) => readonly Pointer[];
  /** What points to an entry, other than the entry itself. */
  to: (entry: Entry) => readonly Pointer[];
}

/** Who points to whom in a folder; each entry is looked at once. */
export function createLinkGraph(
  folder: CompiledFolder,
  hosts: ReadonlySet<string>,
): LinkGraph {
  const { entries, records, settings } = folder;
  const all: Entry[] = [...entries, ...records, ...settings];
  const byAddress = addressesOf(folder);
  const byId = idsOf(folder);
  const guides = new Set(
    entries
      .filter(({ collection }) => collection === "guides")
      .map(({ slug }) => slug),
  );
  const outgoing = new Map<Entry, Pointer[]>();
  const incoming = new Map<Entry, Pointer[]>();
  for (const from of all) {
    const pointers = [...inFields(from), ...inBody(from)];
    outgoing.set(from, pointers);
    for (const pointer of pointers) {
      if (pointer.to === undefined || pointer.to === from) continue;
      const known = incoming.get(pointer.to);
      if (known === undefined) incoming.set(pointer.to, [pointer]);
      else known.push(pointer);
    }
  }
  return {
    from: (entry) => outgoing.get(entry) ?? [],
    to: (entry) => incoming.get(entry) ?? [],
  };

  function inFields(from: Entry): Pointer[] {
    return pointingFields(from, guides).flatMap(({ meaning, path, value }) => {
      const range = () => from.yaml.rangeOf([...from.base, ...path]);
      switch (meaning.kind) {
        case "reference": {
          const to = byId.get(`${meaning.collection}/${value}`);
          return [{ from, kind: "reference", target: value, to, range }];
        }
        case "link":
          return [linkTo(from, value, range)];
        case "image":
          return [{ from, kind: "image", target: value, to: undefined, range }];
        case "markdown":
          return markdownMentions(value)
            .filter(({ kind }) => kind === "link")
            .map(({ target }) => linkTo(from, target.value, range));
        default:
          return [];
      }
    });
  }

  function inBody(from: Entry): Pointer[] {
    if (from.kind !== "markdown") return [];
    const { fragments, images, links } = from.body;
    return [
      ...links
        .filter(({ target }) => !target.startsWith("#user-content-"))
        .map((link) => linkTo(from, link.target, () => link)),
      ...images.map((image): Pointer => {
        const { target } = image;
        return {
          from,
          kind: "image",
          target,
          to: undefined,
          range: () => image,
        };
      }),
      ...fragments.map((target): Pointer => {
        const [kind, id = ""] = target.split(":");
        const list = kind === "code" ? "snippets" : "wireframes";
        const to = byId.get(`${list}/${id}`);
        const range = () => from.bodyRange;
        return { from, kind: "placeholder", target, to, range };
      }),
    ];
  }

  function linkTo(
    from: Entry,
    target: string,
    range: () => TextRange,
  ): Pointer {
    const path = pathOnSite(target, hosts);
    const to = path === "" ? from : path && byAddress.get(path);
    return { from, kind: "link", target, to: to || undefined, range };
  }
}

/**
 * The path of a link inside the site, without query, fragment and final slash; empty for a link inside its own page,
 * undefined for one to elsewhere.
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

/** Present and former addresses of entries, and those of records. */
function addressesOf({
  entries,
  records,
}: CompiledFolder): ReadonlyMap<string, Entry> {
  const addresses = new Map<string, Entry>();
  for (const entry of entries)
    for (const alias of entry.common.aliases ?? []) addresses.set(alias, entry);
  for (const record of records) {
    const path = record.id && entryPath(record.collection, record.id);
    if (path) addresses.set(path, record);
  }
  for (const entry of entries) addresses.set(entry.path, entry);
  return addresses;
}

function idsOf({
  entries,
  records,
}: CompiledFolder): ReadonlyMap<string, Entry> {
  const known: readonly string[] = collectionNames.filter(
    (name) => collections[name].kind !== "settings",
  );
  const ids = new Map<string, Entry>();
  for (const entry of entries)
    ids.set(`${entry.collection}/${entry.slug}`, entry);
  for (const record of records)
    if (known.includes(record.collection) && record.id !== undefined)
      ids.set(`${record.collection}/${record.id}`, record);
  return ids;
}
