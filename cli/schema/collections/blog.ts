import * as z from "zod/mini";
import { blogTypes, entryKinds } from "../choices.ts";
import type { MarkdownCollection } from "../collection.ts";
import {
  compiledFields,
  compiledImage,
  publishingFields,
  newestFirst,
} from "../entry-fields.ts";
import {
  fieldMeanings,
  image,
  keyOf,
  line,
  noted,
  reference,
} from "../field-types.ts";

/** The type of a post. The API's contract checks it too. */
export const blogType = keyOf(blogTypes);

const id = z.int().check(z.positive());

const fields = {
  id: noted(z.optional(id), {
    text: "The number that identifies the post in feeds and programs: any whole number that no other post has. It never changes. Without it, the post has a number that follows from its slug.",
  }),
  ...publishingFields,
  type: noted(z.optional(blogType), {
    text: "The type of the post. Readers filter by it.",
    values: blogTypes,
    default: "blog",
  }),
  author: noted(z.optional(reference("authors")), {
    text: "Who wrote it: the id of an author.",
  }),
  authors: noted(
    z.optional(z.array(reference("authors")).check(z.minLength(1))),
    {
      text: "Who wrote it, for several people: the ids of authors, the first one first. Instead of `author`, or beside it for the others.",
      examples: [["mara-lind", "tom-averill"]],
    },
  ),
  categories: noted(
    z.optional(z.array(reference("categories")).check(z.minLength(1))),
    { text: "The ids of one or more categories, the main one first." },
  ),
  tags: noted(z.optional(z.array(line(60)).check(z.minLength(1))), {
    text: "Free words for what the post is about, besides its categories. They need no list and have no page of their own.",
    examples: [["LinkedIn", "cold outreach"]],
  }),
  series: noted(z.optional(line(80)), {
    text: "The name of the series that the post is a part of. Its parts are the posts with the same name, by date.",
    examples: ["Signals from scratch"],
  }),
  featured: noted(z.optional(z.boolean()), {
    text: "True puts the post at the top of the blog.",
    default: false,
  }),
  image: noted(z.optional(image), {
    text: "The image above the post and in lists.",
  }),
};

const frontMatter = z.strictObject(fields).check(
  z.refine(({ author, authors }) => (author ?? authors) !== undefined, {
    error: "A post has an author: give author, or authors.",
    path: ["author"],
  }),
);
fieldMeanings.add(frontMatter, { kind: "some", fields: ["author", "authors"] });

const compiled = z.object({
  ...fields,
  id,
  type: blogType,
  /** The first of the authors. */
  author: z.string(),
  /** All authors, the first one included. Absent for a post by one. */
  authors: z.optional(z.array(z.string())),
  categories: z.array(z.string()),
  image: z.optional(compiledImage),
  ...compiledFields,
});

export type BlogEntry = z.infer<typeof compiled>;

const byline = z.pick(z.object(fields), { author: true, authors: true });

/** Who wrote a post, the first author first, each once. */
function authorsOf(data: unknown): string[] {
  const { author, authors = [] } = byline.parse(data);
  return [...new Set([author ?? [], authors].flat())];
}

export const blog = {
  kind: "markdown",
  label: "blog post",
  frontMatter,
  compiled,
  complete(data) {
    const [author, ...others] = authorsOf(data);
    return {
      type: "blog",
      categories: [],
      ...data,
      author,
      authors: others.length > 0 ? [author, ...others] : undefined,
    };
  },
  madeId: true,
  askedFor: ["type", "author", "categories"],
  columns: ["slug", "title", "type", "author", "status", "date"],
  path: (slug) => `/blog/${slug}`,
  // `POST /api/blog/create`, `/blog/category/...` and `/blog/author/...` use these names.
  reservedSlugs: ["create", "category", "author"],
  order: newestFirst,
  search: {
    kind: () => entryKinds.blog,
    about: (entry: BlogEntry, nameOf) => [
      ...(entry.authors ?? [entry.author]).map((slug) =>
        nameOf("authors", slug),
      ),
      ...entry.categories.map((slug) => nameOf("categories", slug)),
      ...(entry.tags ?? []),
    ],
  },
  related: "Blog",
} as const satisfies MarkdownCollection;
