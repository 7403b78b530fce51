import * as z from "zod/mini";

/** All failure codes and their HTTP statuses. */
export const failureStatus = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

/** The cause of a failure, for programs. It decides the HTTP status. */
export type FailureCode = keyof typeof failureStatus;

/** The body of every failed API call. `message` is for people, and `errors` names the invalid fields. */
export const failureReply = z.object({
  success: z.literal(false),
  message: z.string(),
  code: z.string(),
  errors: z.optional(
    z.array(z.object({ field: z.string(), message: z.string() })),
  ),
});

/** A reply that matches `failureReply`. */
export type FailureReply = z.infer<typeof failureReply>;
/** An invalid field of a request, and what is wrong with it. */
export type FieldError = NonNullable<FailureReply["errors"]>[number];
