import * as z from "zod/mini";
import type { RecordCollection } from "../collection.ts";
import { line, noted } from "../field-types.ts";

const stat = z.strictObject({
  label: noted(line(60), { text: "What the figure counts." }),
  value: noted(line(20), { text: "The figure, as a text.", examples: ["79"] }),
});
const listRow = z.strictObject({
  title: noted(line(80), { text: "The first words of the row." }),
  detail: noted(z.optional(line(120)), { text: "The words under the title." }),
  meta: noted(z.optional(line(60)), {
    text: "The words at the end of the row.",
  }),
  priority: noted(z.optional(z.enum(["High Priority", "Medium"])), {
    text: "The badge of the row.",
  }),
});

const kindOf = <const Kind extends string>(kind: Kind) =>
  noted(z.literal(kind), { text: "What the block shows." });

/** A mock screen of the product, drawn from this data in place of `{{wireframe:id}}` in texts. */
const record = z.strictObject({
  title: noted(line(80), { text: "The title bar of the screen." }),
  description: noted(line(300), {
    text: "What the screen shows, for people who cannot see it.",
  }),
  caption: noted(line(200), { text: "The line under the screen." }),
  blocks: noted(
    z
      .array(
        z.discriminatedUnion("kind", [
          z.strictObject({
            kind: kindOf("stats"),
            stats: noted(z.array(stat).check(z.minLength(1)), {
              text: "Figures side by side.",
            }),
          }),
          z.strictObject({
            kind: kindOf("list"),
            items: noted(z.array(listRow).check(z.minLength(1)), {
              text: "The rows of a list.",
            }),
          }),
          z.strictObject({
            kind: kindOf("table"),
            columns: noted(z.array(line(60)).check(z.minLength(1)), {
              text: "The headings of the columns.",
            }),
            rows: noted(z.array(z.array(line(120))).check(z.minLength(1)), {
              text: "The rows of the table, each with one text for each column.",
            }),
          }),
          z.strictObject({
            kind: kindOf("bars"),
            unit: noted(line(60), {
              text: "What the bars count.",
              examples: ["new connections"],
            }),
            about: noted(z.optional(z.enum(["influencers", "competitors"])), {
              text: "Whose activity the bars count: those of competitors are orchid, all others blue.",
            }),
            bars: noted(
              z
                .array(
                  z.strictObject({
                    label: noted(line(60), {
                      text: "The words before the bar.",
                    }),
                    value: noted(z.number().check(z.nonnegative()), {
                      text: "The length of the bar, 0 or more.",
                    }),
                  }),
                )
                .check(z.minLength(1)),
              { text: "The bars, from top to bottom." },
            ),
          }),
          z.strictObject({
            kind: kindOf("note"),
            text: noted(line(300), { text: "One line of text." }),
          }),
        ]),
      )
      .check(z.minLength(1)),
    { text: "What the screen shows, from top to bottom." },
  ),
});

export const wireframes = {
  kind: "records",
  label: "wireframe",
  idField: "id",
  record,
  fragment: true,
  columns: ["slug", "title", "caption"],
} as const satisfies RecordCollection;
