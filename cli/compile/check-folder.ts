import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { checkAliases } from "../rules/check-aliases.ts";
import { checkCaseCollisions } from "../rules/check-case-collisions.ts";
import { checkDates } from "../rules/check-dates.ts";
import { checkDuplicateIds } from "../rules/check-duplicate-ids.ts";
import { checkDuplicateSlugs } from "../rules/check-duplicate-slugs.ts";
import { checkEmptyCollections } from "../rules/check-empty-collections.ts";
import { checkRecordPlaceholders } from "../rules/check-field-placeholders.ts";
import { checkRecordCharacters } from "../rules/check-hidden-characters.ts";
import { checkImages } from "../rules/check-images.ts";
import { checkLinks } from "../rules/check-links.ts";
import { checkOrphans } from "../rules/check-orphans.ts";
import { checkReferences } from "../rules/check-references.ts";
import { checkResources } from "../rules/check-resources.ts";
import { checkSearchDuplicates } from "../rules/check-search-texts.ts";
import { checkFragmentNames } from "../rules/check-slugs.ts";
import { checkSnippets } from "../rules/check-code.ts";
import { checkUnused } from "../rules/check-unused.ts";

const checks: readonly ((context: FolderContext) => Diagnostic[])[] = [
  checkEmptyCollections,
  checkFragmentNames,
  checkDuplicateSlugs,
  checkDuplicateIds,
  checkCaseCollisions,
  checkAliases,
  checkReferences,
  checkResources,
  checkUnused,
  checkLinks,
  checkImages,
  checkOrphans,
  checkSnippets,
  checkDates,
  checkSearchDuplicates,
  checkRecordPlaceholders,
  checkRecordCharacters,
];

/** Everything that takes more than one file to see, and what one field says about another. */
export function checkFolder(context: FolderContext): Diagnostic[] {
  return checks.flatMap((check) => check(context));
}
