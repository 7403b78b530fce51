import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line } from "../field-types.ts";

const stat = z.strictObject({ label: line(60), value: line(20) });
const listRow = z.strictObject({
  title: line(80),
  detail: z.optional(line(120)),
  meta: z.optional(line(60)),
  priority: z.optional(z.enum(["High Priority", "Medium"])),
});

/** A mock screen of the product, drawn from this data in place of `{{wireframe:id}}` in texts. */
const record = z.strictObject({
  title: line(80),
  description: line(300),
  caption: line(200),
  blocks: z
    .array(
      z.discriminatedUnion("kind", [
        z.strictObject({
          kind: z.literal("stats"),
          stats: z.array(stat).check(z.minLength(1)),
        }),
        z.strictObject({
          kind: z.literal("list"),
          items: z.array(listRow).check(z.minLength(1)),
        }),
        z.strictObject({
          kind: z.literal("table"),
          columns: z.array(line(60)).check(z.minLength(1)),
          rows: z.array(z.array(line(120))).check(z.minLength(1)),
        }),
        z.strictObject({
          kind: z.literal("bars"),
          unit: line(60),
          about: z.optional(z.enum(["influencers", "competitors"])),
          bars: z
            .array(
              z.strictObject({
                label: line(60),
                value: z.number().check(z.nonnegative()),
              }),
            )
            .check(z.minLength(1)),
        }),
        z.strictObject({ kind: z.literal("note"), text: line(300) }),
      ]),
    )
    .check(z.minLength(1)),
});

export const wireframes = {
  kind: "records",
  label: "wireframe",
  idField: "id",
  record,
  fragment: true,
  columns: ["slug", "title", "caption"],
  notes: {
    title: { text: "The title bar of the screen." },
    description: {
      text: "What the screen shows, for people who cannot see it.",
    },
    caption: { text: "The line under the screen." },
    blocks: { text: "What the screen shows, from top to bottom." },
    "blocks.kind": { text: "What the block shows." },
    "blocks.stats": { text: "Figures side by side." },
    "blocks.stats.label": { text: "What the figure counts." },
    "blocks.stats.value": { text: "The figure, as a text.", examples: ["79"] },
    "blocks.items": { text: "The rows of a list." },
    "blocks.items.title": { text: "The first words of the row." },
    "blocks.items.detail": { text: "The words under the title." },
    "blocks.items.meta": { text: "The words at the end of the row." },
    "blocks.items.priority": { text: "The badge of the row." },
    "blocks.columns": { text: "The headings of the columns." },
    "blocks.rows": {
      text: "The rows of the table, each with one text for each column.",
    },
    "blocks.unit": {
      text: "What the bars count.",
      examples: ["new connections"],
    },
    "blocks.about": {
      text: "Whose activity the bars count: those of competitors are orchid, all others blue.",
    },
    "blocks.bars": { text: "The bars, from top to bottom." },
    "blocks.bars.label": { text: "The words before the bar." },
    "blocks.bars.value": { text: "The length of the bar, 0 or more." },
    "blocks.text": { text: "One line of text." },
  },
} as const satisfies RecordCollection;
