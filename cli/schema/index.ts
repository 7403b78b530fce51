/**
 * The door of the content toolchain: what each entry may hold, where it lives on the site, and the shape of the
 * compiled index. zod only; safe in a browser.
 */
export { entryPath, entrySlug, possiblePaths } from "./address.ts";
export {
  blogTypes,
  changelogTags,
  docGroups,
  resourceTypes,
} from "./choices.ts";
export type {
  Collection,
  MarkdownCollection,
  NameOf,
  RecordCollection,
  SettingsCollection,
  PageLink,
} from "./collection.ts";
export type { Author } from "./collections/authors.ts";
export { blogType, type BlogEntry } from "./collections/blog.ts";
export type { Category } from "./collections/categories.ts";
export type { ChangelogEntry } from "./collections/changelog.ts";
export type { DocEntry } from "./collections/docs.ts";
export type { Facts } from "./collections/facts.ts";
export type { FaqItem } from "./collections/faq.ts";
export type { GuideEntry } from "./collections/guides.ts";
export type { Integration } from "./collections/integrations.ts";
export type { Investor } from "./collections/investors.ts";
export type { JobEntry } from "./collections/jobs.ts";
export type { LegalEntry } from "./collections/legal.ts";
export type { Navigation } from "./collections/navigation.ts";
export { isPageCollection, type PageName } from "./collections/pages.ts";
export type { Plan } from "./collections/plans.ts";
export type { Resource } from "./collections/resources.ts";
export {
  isTimeZone,
  type HostUse,
  type SiteSettings,
} from "./collections/site.ts";
export {
  shadesOf,
  themeColors,
  type Theme,
  type ThemeColor,
} from "./collections/theme.ts";
export {
  contentIndex,
  draftFile,
  entryBody,
  INDEX_VERSION,
  siteContentIndex,
  tocItem,
  type ContentIndex,
  type ContentLists,
  type EntryBody,
  type EntryOf,
  type PageWords,
  type SiteContentIndex,
  type TocItem,
} from "./content-index.ts";
export {
  contentProblems,
  PROBLEMS_FILE,
  type ContentProblem,
} from "./content-problems.ts";
export type { CompiledEntry } from "./entry-fields.ts";
export { createEntryId, FIRST_ENTRY_ID, LAST_ENTRY_ID } from "./entry-id.ts";
export {
  fieldMeanings,
  fieldNotes,
  isShortSlug,
  slugPattern,
  type FieldMeaning,
  type FieldNote,
} from "./field-types.ts";
export { fillPageWords, pageValueNames } from "./page-values.ts";
export {
  previewPath,
  signPreview,
  verifyPreview,
  type PreviewGrant,
} from "./preview-address.ts";
export {
  collectionNames,
  collections,
  isCollectionName,
  markdownNames,
  type CollectionName,
  type MarkdownName,
} from "./registry.ts";
export {
  entryStatus,
  instantToMillis,
  nextChangeAt,
  visibleSpan,
  type EntryStatus,
  type Preview,
  type VisibleSpan,
} from "./status.ts";
export { isSwap } from "./is-swap.ts";
export { plainLetters } from "./plain-letters.ts";
export { createNameOf } from "./record-names.ts";
export {
  createStems,
  INSERT_WORD,
  SEARCH_FILE,
  SEARCH_LAYOUT,
  searchTables,
  toSearchColumns,
  type SearchDocument,
  type Stems,
} from "./search-index.ts";
export {
  isUnspaced,
  readWords,
  wordsOf,
  type TextWord,
} from "./search-words.ts";
export { fromTwinPath, toCanonicalPath, toTwinPath } from "./site-path.ts";
