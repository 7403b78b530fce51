/**
 * The public interface of the server: for each endpoint its method, path, query, body and reply, the body of
 * failures, and the reader for the content of pages. Imports only zod and #schema, so it is safe in browsers.
 */
export {
  getPost,
  listPosts,
  post,
  postSummary,
  type BlogType,
  type Post,
  type PostCategory,
  type PostSummary,
} from "./blog.ts";
export { formatCalendarDate } from "./calendar-date.ts";
export { createPost, type NewPost } from "./create-post.ts";
export type {
  Article,
  ContentReader,
  EntryPage,
  ListPage,
  PostFilter,
  PostPosition,
  PostRange,
  WithBody,
} from "./content-reader.ts";
export type { EntryPreview } from "./entry-preview.ts";
export {
  failureReply,
  failureStatus,
  type FailureCode,
  type FailureReply,
  type FieldError,
} from "./failure.ts";
export {
  contact,
  formReply,
  formToken,
  INVALID_EMAIL,
  subscribe,
  type ContactField,
} from "./forms.ts";
export {
  searchSite,
  type Excerpt,
  type SearchAnswer,
  type SearchHit,
  type SearchQuery,
} from "./search.ts";
export type { Notice } from "./notice.ts";
export { fromDataPath, toDataPath } from "./page-data.ts";
export {
  blogTypes,
  changelogTags,
  docGroups,
  isSwap,
  resourceTypes,
  shadesOf,
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
  PageName,
  PageWords,
  Plan,
  Resource,
  PageLink,
  SiteSettings,
  TocItem,
} from "#schema";
