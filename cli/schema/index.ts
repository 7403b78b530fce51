/**
 * The door of the content toolchain: what each entry may hold, where it lives on the site, and the shape of the
 * compiled index. zod only; safe in a browser.
 */
export {
  entryPath,
  entrySlug,
  pageIds,
  reservedSlugs,
  sitePaths,
} from "./address.ts";
export { toCanonicalPath } from "./canonical-path.ts";
export {
  blogType,
  blogTypes,
  docGroups,
  guideCategory,
  guideIcon,
} from "./collections/markdown.ts";
export { resourceType, resourceTypes } from "./collections/records.ts";
export {
  contentIndex,
  entryBody,
  INDEX_VERSION,
  siteContentIndex,
  tocItem,
  type Author,
  type BlogEntry,
  type Category,
  type ContentIndex,
  type DocEntry,
  type EntryBody,
  type Facts,
  type FaqItem,
  type GuideEntry,
  type Integration,
  type Investor,
  type JobEntry,
  type LegalEntry,
  type Navigation,
  type Plan,
  type Resource,
  type SiteContentIndex,
  type SiteSettings,
  type TocItem,
} from "./content-index.ts";
export { fieldNotes } from "./field-notes.ts";
export type { FieldNote, FieldNotes } from "./field-notes/field-note.ts";
export { fieldMeanings, type FieldMeaning } from "./field-types.ts";
export {
  collectionNames,
  collections,
  isCollectionName,
  type Collection,
  type CollectionName,
  type MarkdownCollection,
  type RecordCollection,
  type SettingsCollection,
} from "./registry.ts";
export {
  entryStatus,
  instantToMillis,
  isVisible,
  nextChangeAt,
  type EntryStatus,
  type Preview,
} from "./status.ts";
