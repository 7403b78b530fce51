import * as z from "zod/mini";
import { blogTypes } from "../choices.ts";
import type { MarkdownCollection } from "../collection.ts";
import {
  compiledFields,
  compiledImage,
  publishingFields,
  publishingNotes,
  newestFirst,
} from "../entry-fields.ts";
import { image, keyOf, reference } from "../field-types.ts";

/** The type of a post. The API's contract checks it too. */
export const blogType = keyOf(blogTypes);

const fields = {
  id: z.int().check(z.positive()),
  ...publishingFields,
  type: blogType,
  author: reference("authors"),
  categories: z.array(reference("categories")).check(z.minLength(1)),
  featured: z.optional(z.boolean()),
  image: z.optional(image),
};

const compiled = z.object({
  ...fields,
  image: z.optional(compiledImage),
  ...compiledFields,
});

export type BlogEntry = z.infer<typeof compiled>;

export const blog = {
  kind: "markdown",
  label: "blog post",
  frontMatter: z.strictObject(fields),
  compiled,
  columns: ["slug", "title", "type", "author", "status", "date"],
  path: (slug) => `/blog/${slug}`,
  // `POST /api/blog/create`, `/blog/category/...` and `/blog/author/...` use these names.
  reservedSlugs: ["create", "category", "author"],
  order: newestFirst,
  search: {
    kind: () => "Blog post",
    about: ({ author, categories }: BlogEntry, nameOf) => [
      nameOf("authors", author),
      ...categories.map((slug) => nameOf("categories", slug)),
    ],
  },
  related: "Blog",
  notes: {
    id: {
      text: "The number that identifies the post in feeds and programs: any whole number that no other post has. It never changes.",
    },
    ...publishingNotes,
    type: {
      text: "The type of the post. Readers filter by it.",
      values: blogTypes,
    },
    author: { text: "Who wrote it: the id of an author." },
    categories: {
      text: "The ids of one or more categories, the main one first.",
    },
    featured: {
      text: "True puts the post at the top of the blog.",
      default: false,
    },
    image: { text: "The image above the post and in lists." },
    "image.src": {
      text: "The image file: `./name.jpg` beside the entry, or `/images/name.svg` in public/. A photo may be as large as the camera made it.",
      examples: ["/images/blog/name.svg"],
    },
    "image.alt": {
      text: "What the image shows, for people who cannot see it.",
    },
  },
} as const satisfies MarkdownCollection;
