import { expect, it } from "vitest";
import { toFailure } from "./to-failure.ts";

it.each([
  [
    400,
    "bad_request",
    Object.assign(new Error("x"), { code: "HPE_INVALID_EOF_STATE" }),
  ],
  [400, "bad_request", Object.assign(new Error("x"), { status: 400 })],
  [413, "payload_too_large", Object.assign(new Error("x"), { status: 413 })],
  [500, "internal", Object.assign(new Error("x"), { code: "ENOENT" })],
  [500, "internal", Object.assign(new Error("x"), { status: 500 })],
  [500, "internal", "a string"],
])("answers %i %s to %o", (status, code, error) => {
  expect(toFailure(error)).toMatchObject({ status, body: { code } });
});
