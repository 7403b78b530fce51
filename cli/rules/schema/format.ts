import { defineRule } from "../define-rule.ts";

/** Found by the schema of the collection; described in describe-value.ts. */
export const schemaFormat = defineRule({
  id: "schema/format",
  level: "error",
  what: "A text does not have the format that its field asks for.",
  why: "Programs read dates, addresses and amounts too.",
  whatToDo: "Write the value in the format that the message names.",
  bad: "image: { src: «chart.svg», alt: A chart }",
  good: "image: { src: ./chart.svg, alt: A chart }",
});
