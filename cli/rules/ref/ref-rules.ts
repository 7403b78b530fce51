import { defineRule } from "../define-rule.ts";

// Found by check-references.ts.

export const refDraftTarget = defineRule({
  id: "ref/draft-target",
  level: "error",
  what: "A published entry names a draft in a field.",
  why: "The draft has no page yet, so the reference would lead nowhere or be left out.",
  whatToDo: "Publish the draft too, or name another entry until it is.",
  bad: "# content/resources.yaml, while that post says draft: true\nslug: read-the-room",
  good: "# content/resources.yaml\nslug: a-published-post",
});

export const refMissing = defineRule({
  id: "ref/missing",
  level: "error",
  what: "A field names an entry that does not exist.",
  why: "The page would show an author or a category without a name.",
  whatToDo: "Correct the id, or add the entry that it names.",
  bad: "categories: [signals, «signal»]",
  good: "categories: [signals]",
});
