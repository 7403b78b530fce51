/**
 * The public interface of the server: for each endpoint its method, path, query, body and reply, the body of
 * failures, and the reader for the content of pages. Imports only zod and #schema, so it is safe in browsers.
 */
export * from "./blog.ts";
export { formatCalendarDate } from "./calendar-date.ts";
export type * from "./content-reader.ts";
export * from "./create-post.ts";
export type * from "./entry-preview.ts";
export * from "./failure.ts";
export * from "./forms.ts";
export type * from "./notice.ts";
export * from "./page-data.ts";
export * from "./search.ts";
export {
  blogTypes,
  changelogTags,
  docGroups,
  isSwap,
  resourceTypes,
  toTwinPath,
} from "#schema";
export type {
  Author,
  Category,
  ChangelogEntry,
  DocEntry,
  EntryOf,
  Facts,
  FaqItem,
  GuideEntry,
  Integration,
  Investor,
  JobEntry,
  LegalEntry,
  MarkdownName,
  Navigation,
  Plan,
  Resource,
  PageLink,
  SiteSettings,
  TocItem,
} from "#schema";
