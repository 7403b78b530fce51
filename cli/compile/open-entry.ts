import type { CompiledEntry, CompiledFile } from "../model/compiled-file.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import type { SourceText } from "../model/source-text.ts";
import { createLazyYaml, type YamlSource } from "../model/yaml-source.ts";

/** A compiled file as an entry for checks across files. Its text is read again only to find a position in it. */
export function openEntry(
  { diagnostics, file }: CompiledFile,
  entry: CompiledEntry,
  source: SourceText,
  openYaml: (source: SourceText) => YamlSource,
): MarkdownEntry {
  const { collection, common, isValid, path, rendered, slug } = entry;
  let yaml: YamlSource | undefined;
  let body: MarkdownEntry["body"] | undefined;
  return {
    kind: "markdown",
    collection,
    slug,
    path,
    file,
    source,
    base: [],
    common,
    diagnostics,
    get raw() {
      return entry.details.raw;
    },
    get data() {
      return isValid ? parseRecord(entry.details.raw) : undefined;
    },
    get meanings() {
      return entry.details.meanings;
    },
    get bodyRange() {
      return entry.details.bodyRange;
    },
    get yaml() {
      yaml ??= createLazyYaml(entry.details.raw, () => openYaml(source));
      return yaml;
    },
    get body() {
      body ??= {
        ...entry.details.body,
        diagnostics: [],
        ...(rendered?.body && { rendered: rendered.body }),
      };
      return body;
    },
  };
}

/** A schema has accepted the fields, so they are a mapping. */
function parseRecord(raw: unknown): Record<string, unknown> {
  return raw as Record<string, unknown>;
}
