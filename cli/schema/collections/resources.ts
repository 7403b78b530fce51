import * as z from "zod/mini";
import { resourceTypes } from "../choices.ts";
import type { RecordCollection } from "../collection.ts";
import {
  calendarDate,
  fieldMeanings,
  imageFile,
  keyOf,
  line,
  link,
  noted,
  publicImage,
  recordId,
  slug,
} from "../field-types.ts";

/** A resource leads to a post or guide (`slug`), or to what another address has (`externalUrl`), but not to both. */
const record = z
  .strictObject({
    id: recordId,
    title: noted(line(120), { text: "The headline of the card." }),
    description: noted(line(300), {
      text: "What readers get from it, in a sentence or two.",
    }),
    date: noted(calendarDate, {
      text: "The calendar date of publication.",
      examples: ["2026-11-20"],
    }),
    type: noted(keyOf(resourceTypes), {
      text: "The type of the resource. Readers filter by it.",
      values: resourceTypes,
    }),
    readTime: noted(z.optional(line(30)), {
      text: "How long it takes to read or watch, as the card says it.",
      examples: ["5 min read"],
    }),
    slug: noted(z.optional(slug), {
      text: "The slug of a post or guide of this site. Give this or `externalUrl`.",
    }),
    externalUrl: noted(z.optional(link), {
      text: "The address of a page elsewhere, or of a page or file of this site. Give this or `slug`.",
      examples: ["https://example.com/page", "/files/report.pdf"],
    }),
    featured: noted(z.optional(z.boolean()), {
      text: "True puts the resource above the list.",
      default: false,
    }),
    imageUrl: noted(z.optional(imageFile), publicImage),
  })
  .check(
    z.refine(
      (value) =>
        (value.slug === undefined) !== (value.externalUrl === undefined),
      {
        error:
          "A resource has either slug or externalUrl: give one of the two.",
        path: ["slug"],
      },
    ),
  );
fieldMeanings.add(record, {
  kind: "either",
  fields: ["slug", "externalUrl"],
});

export type Resource = z.infer<typeof record>;

export const resources = {
  kind: "records",
  label: "resource",
  idField: "id",
  record,
  compiled: record,
  columns: ["id", "title", "type", "date", "slug", "externalUrl"],
} as const satisfies RecordCollection;
