import type { Collection } from "./collection.ts";
import { authors } from "./collections/authors.ts";
import { blog } from "./collections/blog.ts";
import { categories } from "./collections/categories.ts";
import { changelog } from "./collections/changelog.ts";
import { docs } from "./collections/docs.ts";
import { facts } from "./collections/facts.ts";
import { faq } from "./collections/faq.ts";
import { guides } from "./collections/guides.ts";
import { integrations } from "./collections/integrations.ts";
import { investors } from "./collections/investors.ts";
import { jobs } from "./collections/jobs.ts";
import { legal } from "./collections/legal.ts";
import { navigation } from "./collections/navigation.ts";
import { pages } from "./collections/pages.ts";
import { plans } from "./collections/plans.ts";
import { resources } from "./collections/resources.ts";
import { site } from "./collections/site.ts";
import { snippets } from "./collections/snippets.ts";
import { theme } from "./collections/theme.ts";
import { wireframes } from "./collections/wireframes.ts";

/** All collections. Their keys are the names of folders and files in content/. */
export const collections = {
  blog,
  guides,
  docs,
  jobs,
  changelog,
  legal,
  authors,
  categories,
  resources,
  faq,
  integrations,
  plans,
  investors,
  wireframes,
  snippets,
  site,
  navigation,
  facts,
  theme,
  ...pages,
} as const satisfies Record<string, Collection>;

type Collections = typeof collections;

/** The name of a collection, which is that of its folder or file in content/. */
export type CollectionName = keyof Collections;

/** The name of a collection of Markdown files. */
export type MarkdownName = {
  [Name in CollectionName]: Collections[Name] extends { kind: "markdown" }
    ? Name
    : never;
}[CollectionName];

/** The names of all collections, in the order of the registry. */
export const collectionNames =
  Object.keys(collections).filter(isCollectionName);

/** The names of the Markdown collections, in the order of the registry. */
export const markdownNames = collectionNames.filter(isMarkdownName);

export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(collections, name);
}

function isMarkdownName(name: string): name is MarkdownName {
  return isCollectionName(name) && collections[name].kind === "markdown";
}
