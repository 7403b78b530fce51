import {
  collectionNames,
  collections,
  type Collection,
  type CollectionName,
} from "#schema";
import type { CompiledFile } from "../model/compiled-file.ts";
import type { CompiledFolder } from "../model/compiled-folder.ts";
import { digestOf } from "../model/content-file.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import { createFileDiagnostic } from "../rules/create-diagnostic.ts";
import { CompileCache } from "./cache/compile-cache.ts";
import { compileFiles, type CompiledFiles } from "./compile-files.ts";

/** Reads a file of the content folder as it was committed last. Undefined if it was not. */
export type ReadCommitted = (file: string) => Promise<Uint8Array | undefined>;

type YamlEntries = Pick<CompiledFiles, "records" | "settings">;

const settingsFiles = collectionNames
  .filter((name) => collections[name].kind === "settings")
  .map((name) => `${name}.yaml`);

/**
 * What stands in for records and settings with errors: their last version without errors, or else the committed one.
 * Keep one for all builds of a watch.
 */
export class LastGood {
  readonly #known = new Map<string, YamlEntries>();
  readonly #readCommitted: ReadCommitted;

  constructor(readCommitted: ReadCommitted) {
    this.#readCommitted = readCommitted;
  }

  /** The same files, with records and settings in place of those that have errors or are missing. */
  async complete(files: CompiledFiles): Promise<CompiledFiles> {
    const records = Map.groupBy(files.records, ({ file }) => file);
    const settings = Map.groupBy(files.settings, ({ file }) => file);
    const unread = new Set(files.unread);
    const all: YamlEntries = { records: [], settings: [] };
    const diagnostics: Diagnostic[] = [];
    const paths = [...records.keys(), ...settings.keys(), ...unread];
    for (const path of new Set([...paths, ...settingsFiles].toSorted())) {
      const own = {
        records: records.get(path) ?? [],
        settings: settings.get(path) ?? [],
      };
      const entries = [...own.records, ...own.settings];
      if (entries.length > 0 && entries.every(({ data }) => data)) {
        this.#known.set(path, own);
        all.records.push(...own.records);
        all.settings.push(...own.settings);
        continue;
      }
      if (entries.length === 0 && !unread.has(path))
        diagnostics.push(describeMissing(path));
      const good = await this.#find(path);
      const same = own.records.map((record) =>
        record.data
          ? record
          : (good.records.find(({ id }) => id === record.id) ?? record),
      );
      all.records.push(...(unread.has(path) ? good.records : same));
      all.settings.push(...(good.settings[0] ? good.settings : own.settings));
    }
    return {
      ...files,
      ...all,
      diagnostics: [...files.diagnostics, ...diagnostics],
    };
  }

  async #find(path: string): Promise<YamlEntries> {
    const known = this.#known.get(path) ?? (await this.#readLast(path));
    this.#known.set(path, known);
    return known;
  }

  async #readLast(path: string): Promise<YamlEntries> {
    const bytes = await this.#readCommitted(path);
    if (bytes === undefined) return { records: [], settings: [] };
    const file = { path, absolutePath: path, bytes, digest: digestOf(bytes) };
    const read = compileFiles([], [file], new CompileCache());
    return {
      records: read.records.filter(({ data }) => data),
      settings: read.settings.filter(({ data }) => data),
    };
  }
}

function describeMissing(file: string): Diagnostic {
  const message = `\`${file}\` is missing: a site cannot be served without it.`;
  return createFileDiagnostic("collection/empty", file, message, {
    help: "Add the file again.",
    severity: "error",
  });
}

/** The folder without what cannot be shown: entries that do not compile, and the second of two with one address. */
export function keepUsable(
  folder: CompiledFolder,
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>,
): CompiledFolder {
  const taken = new Set<string>();
  const isUsable = (entry: MarkdownEntry) => {
    const place = `${entry.collection}/${entry.slug}`;
    const fields = compiled.get(entry)?.entry?.rendered?.fields;
    if (taken.has(place) || !fields) return false;
    taken.add(place);
    return hasCompiledForm(entry.collection, fields);
  };
  return {
    ...folder,
    entries: folder.entries.filter(isUsable),
    records: folder.records.filter(({ data }) => data),
    settings: folder.settings.filter(({ data }) => data),
  };
}

/** False if a problem across files, such as a missing picture, leaves a field that the index cannot have. */
function hasCompiledForm(name: CollectionName, fields: object): boolean {
  const facts: Collection = collections[name];
  if (facts.kind !== "markdown") return true;
  const added = { changed: "", related: [] };
  return facts.compiled.safeParse({ ...fields, ...added }).success;
}
