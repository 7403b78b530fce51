import type { CompiledEntry, CompiledFile } from "../model/compiled-file.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import type { SourceText } from "../model/source-text.ts";
import { createLazyYaml, type YamlSource } from "../model/yaml-source.ts";

/**
 * A compiled file as an entry for checks across files. Its text is read again only to find a position in it. A class,
 * because ten thousand objects with getters of their own would take longer to create than to read.
 */
export class OpenedEntry implements MarkdownEntry {
  readonly kind = "markdown";
  readonly base = [];
  readonly collection: MarkdownEntry["collection"];
  readonly slug: string;
  readonly path: string;
  readonly file: string;
  readonly common: MarkdownEntry["common"];
  readonly diagnostics: MarkdownEntry["diagnostics"];
  readonly source: SourceText;
  readonly #entry: CompiledEntry;
  readonly #openYaml: (source: SourceText) => YamlSource;
  #yaml: YamlSource | undefined;

  constructor(
    { diagnostics, file }: CompiledFile,
    entry: CompiledEntry,
    source: SourceText,
    openYaml: (source: SourceText) => YamlSource,
  ) {
    this.collection = entry.collection;
    this.slug = entry.slug;
    this.path = entry.path;
    this.file = file;
    this.common = entry.common;
    this.diagnostics = diagnostics;
    this.source = source;
    this.#entry = entry;
    this.#openYaml = openYaml;
  }

  get raw() {
    return this.#entry.details().raw;
  }

  get data() {
    return this.#entry.isValid ? parseRecord(this.raw) : undefined;
  }

  get meanings() {
    return this.#entry.details().meanings;
  }

  get bodyRange() {
    return this.#entry.details().bodyRange;
  }

  get yaml() {
    this.#yaml ??= createLazyYaml(this.raw, () => this.#openYaml(this.source));
    return this.#yaml;
  }

  get body() {
    const rendered = this.#entry.rendered?.body;
    return {
      ...this.#entry.details().body,
      diagnostics: [],
      ...(rendered && { rendered }),
    };
  }
}

/** A schema has accepted the fields, so they are a mapping. */
function parseRecord(raw: unknown): Record<string, unknown> {
  return raw as Record<string, unknown>;
}
