import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import {
  httpsUrl,
  imageFile,
  line,
  markdownText,
  slug,
} from "../field-types.ts";

const record = z.strictObject({
  slug,
  name: line(80),
  title: line(80),
  bio: line(300),
  about: z.optional(markdownText(2000)),
  picture: z.optional(imageFile),
  links: z.optional(
    z.array(z.strictObject({ label: line(40), href: httpsUrl })),
  ),
});

/** An author, with the text about them as HTML, sanitized. */
const compiled = z.object({
  ...record.shape,
  aboutHtml: z.optional(z.string()),
});

export type Author = z.infer<typeof compiled>;

export const authors = {
  kind: "records",
  label: "author",
  idField: "slug",
  record,
  compiled,
  path: (id) => `/blog/author/${id}`,
  columns: ["slug", "name", "title"],
  notes: {
    slug: {
      text: "The id that posts use for the author. By default the file name.",
    },
    name: { text: "The name as readers see it." },
    title: {
      text: "The position in the company.",
      examples: ["Head of Research"],
    },
    bio: {
      text: "Who the author is, in one or two sentences: at the top of their page and in search results.",
    },
    about: {
      text: "The biography in Markdown, at most 2000 characters: a few paragraphs below `bio`.",
    },
    picture: {
      text: "A portrait, square, at least 400 pixels wide. Without one the page shows a drawing with the author's initials.",
      examples: ["/images/authors/liis-tamm.jpg"],
    },
    links: { text: "Where else to find the author." },
    "links.label": { text: "The words of the link.", examples: ["LinkedIn"] },
    "links.href": {
      text: "The address.",
      examples: ["https://social.example/in/liis-tamm"],
    },
  },
} as const satisfies RecordCollection;
