import { defineRule } from "../define-rule.ts";

// Found by the schema of the collection; described in describe-*.ts.

export const schemaEnum = defineRule({
  id: "schema/enum",
  level: "error",
  what: "A value is not one of those that the field allows.",
  why: "Filters and labels know only the allowed ones.",
  whatToDo: "Use one of the allowed values.",
  bad: "type: «blogg»",
  good: "type: blog",
});

export const schemaFormat = defineRule({
  id: "schema/format",
  level: "error",
  what: "A text does not have the format that its field asks for.",
  why: "Programs read dates, addresses and amounts too.",
  whatToDo: "Write the value in the format that the message names.",
  bad: "image: { src: «chart.svg», alt: A chart }",
  good: "image: { src: ./chart.svg, alt: A chart }",
});

export const schemaLength = defineRule({
  id: "schema/length",
  level: "error",
  what: "A value is too short, too long, too small or too large.",
  why: "Cards, search results and shared links have limited room.",
  whatToDo: "Bring the value within the limits.",
  bad: "title: (130 characters)",
  good: "title: (at most 120 characters)",
});

export const schemaRequired = defineRule({
  id: "schema/required",
  level: "error",
  what: "A required field is missing.",
  why: "Pages and feeds depend on it.",
  whatToDo: "Add the field.",
  bad: "title: Read the room",
  good: "title: Read the room\ndate: 2026-01-02",
});

export const schemaType = defineRule({
  id: "schema/type",
  level: "error",
  what: "A value is of another type than its field takes.",
  why: "It would be printed or compared as something it is not.",
  whatToDo: "Write the value in the type that the field takes.",
  bad: 'featured: «"yes"»',
  good: "featured: true",
});

export const schemaUnknownKey = defineRule({
  id: "schema/unknown-key",
  level: "error",
  what: "The collection has no field of that name.",
  why: "Its value would be ignored silently.",
  whatToDo: "Correct the name or remove the field.",
  bad: "«lastmod»: 2026-01-03",
  good: "updated: 2026-01-03",
});
