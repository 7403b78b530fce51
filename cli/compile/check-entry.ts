import type { Diagnostic } from "../model/diagnostic.ts";
import type { MarkdownEntry } from "../model/entry.ts";
import { checkOwnAnchors } from "../rules/check-anchor.ts";
import { checkFieldPlaceholders } from "../rules/check-field-placeholders.ts";
import { checkFieldCharacters } from "../rules/check-hidden-characters.ts";
import { checkSearchLengths } from "../rules/check-search-texts.ts";
import { checkSlug } from "../rules/check-slugs.ts";

const checks: readonly ((entry: MarkdownEntry) => Diagnostic[])[] = [
  checkSlug,
  checkSearchLengths,
  checkFieldPlaceholders,
  checkFieldCharacters,
  checkOwnAnchors,
];

/** What a Markdown file shows by itself, and not by its body alone. */
export function checkEntry(entry: MarkdownEntry): Diagnostic[] {
  return checks.flatMap((check) => check(entry));
}
