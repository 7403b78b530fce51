import { collections, type Collection } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { FieldPath } from "../model/yaml-source.ts";
import { createDiagnostic } from "./create-diagnostic.ts";

/** Braces in fields: nothing fills them in, so they would be shown as they are. Snippets are code and keep theirs. */
export function checkFieldPlaceholders({
  folder,
}: FolderContext): Diagnostic[] {
  const all = [...folder.entries, ...folder.records, ...folder.settings];
  return all.flatMap(({ base, collection, raw, source, yaml }) => {
    const facts: Collection = collections[collection];
    if (facts.kind === "records" && facts.fragment) return [];
    return findTexts(raw).flatMap(({ path, text }) => {
      const [found] = /\{\{[^{}\n]*\}\}|\{[a-z][\w.-]*\}/iu.exec(text) ?? [];
      if (found === undefined) return [];
      const range = yaml.rangeOf([...base, ...path]);
      const message = `\`${found}\` stands in a field, where nothing fills it in.`;
      const help = "Write the words that are meant.";
      const rule = "placeholder/unknown";
      return [createDiagnostic(rule, source, range, message, { help })];
    });
  });
}

function findTexts(
  value: unknown,
  path: FieldPath = [],
): { path: FieldPath; text: string }[] {
  if (typeof value === "string") return [{ path, text: value }];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) =>
      findTexts(item, [...path, index]),
    );
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findTexts(inner, [...path, key]),
  );
}
