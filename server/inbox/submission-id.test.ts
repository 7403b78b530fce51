import { expect, test } from "vitest";
import { createSubmissionId } from "./submission-id.ts";

const now = new Date("2026-11-21T10:00:00.123Z");

test("makes a UUID of version 7 that holds the time", () => {
  const id = createSubmissionId(now);
  expect(id).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  expect(Number.parseInt(id.replace("-", "").slice(0, 12), 16)).toBe(
    now.getTime(),
  );
});

test("makes ids that sort by time and differ within one millisecond", () => {
  const later = new Date(now.getTime() + 1);
  expect(createSubmissionId(now) < createSubmissionId(later)).toBe(true);
  expect(createSubmissionId(now)).not.toBe(createSubmissionId(now));
});
