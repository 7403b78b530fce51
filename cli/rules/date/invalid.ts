import { defineRule } from "../define-rule.ts";

/** Found by the schema of the collection; described in read-date.ts. */
export const dateInvalid = defineRule({
  id: "date/invalid",
  level: "error",
  what: "A date does not exist in the calendar, or is not written as YYYY-MM-DD.",
  why: "Every page, list and feed sorts by it, and programs read it. 03/04/2026 means different days to different readers.",
  whatToDo: "Write YYYY-MM-DD, without quotes.",
  bad: "date: «2026-02-30»",
  good: "date: 2026-02-28",
});
