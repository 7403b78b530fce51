import type { CollectionName } from "./registry.ts";
import type { FieldNotes } from "./field-notes/field-note.ts";
import * as markdown from "./field-notes/markdown.ts";
import * as records from "./field-notes/records.ts";
import * as settings from "./field-notes/settings.ts";

/**
 * What each field of each collection is for. Kept apart from the schemas, so that a browser that validates with them
 * does not load the words.
 */
export const fieldNotes: Readonly<Record<CollectionName, FieldNotes>> = {
  blog: markdown.blogNotes,
  guides: markdown.guideNotes,
  docs: markdown.docNotes,
  jobs: markdown.jobNotes,
  legal: markdown.legalNotes,
  authors: records.authorNotes,
  categories: records.categoryNotes,
  resources: records.resourceNotes,
  faq: records.faqNotes,
  integrations: records.integrationNotes,
  plans: records.planNotes,
  investors: records.investorNotes,
  wireframes: records.wireframeNotes,
  snippets: records.snippetNotes,
  site: settings.siteNotes,
  navigation: settings.navigationNotes,
  facts: settings.factsNotes,
};
