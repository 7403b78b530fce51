import { expect, test } from "vitest";
import { knownField } from "./field-reader.ts";

test.each([
  ["published_at", "publishedAt"],
  ["Pub-Date", "pubDate"],
  ["created_time", "createdTime"],
  ["last_edited_time", "lastEditedTime"],
  ["REDIRECT_FROM", "redirect_from"],
  ["_build", "_build"],
  ["build", "build"],
  ["mood", undefined],
])("reads the field %s as %s", (written, known) => {
  expect(knownField(written)).toBe(known);
});
