import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import {
  httpsUrl,
  imageFile,
  line,
  markdownText,
  noted,
  slug,
} from "../field-types.ts";

const record = z.strictObject({
  slug: noted(slug, {
    text: "The id that posts use for the author. By default the file name.",
  }),
  name: noted(line(80), { text: "The name as readers see it." }),
  title: noted(line(80), {
    text: "The position in the company.",
    examples: ["Head of Research"],
  }),
  bio: noted(line(300), {
    text: "Who the author is, in one or two sentences: at the top of their page and in search results.",
  }),
  about: noted(z.optional(markdownText(2000)), {
    text: "The biography in Markdown, at most 2000 characters: a few paragraphs below `bio`.",
  }),
  picture: noted(z.optional(imageFile), {
    text: "A portrait, square, at least 400 pixels wide. Without one the page shows a drawing with the author's initials.",
    examples: ["/images/authors/liis-tamm.jpg"],
  }),
  links: noted(
    z.optional(
      z.array(
        z.strictObject({
          label: noted(line(40), {
            text: "The words of the link.",
            examples: ["LinkedIn"],
          }),
          href: noted(httpsUrl, {
            text: "The address.",
            examples: ["https://social.example/in/liis-tamm"],
          }),
        }),
      ),
    ),
    { text: "Where else to find the author." },
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
} as const satisfies RecordCollection;
