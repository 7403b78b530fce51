import type { NewSubmission } from "../../inbox/submission.ts";
import type { FormCall } from "./form-calls.ts";
import { parseFields } from "./parse-fields.ts";
import { screenForm } from "./screen-form.ts";

/**
 * A form post as it is stored: every field of the contract that was filled in.
 * @throws AppError `invalid`
 */
export function parseSubmission(
  { kind, endpoint }: FormCall,
  body: unknown,
): NewSubmission {
  const { email, website, token, ...fields } = parseFields(endpoint.body, body);
  return {
    kind,
    email,
    fields: filledOnly(fields),
    screening: screenForm({ website, token }),
  };
}

function filledOnly(
  fields: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields))
    if (value) filled[name] = value;
  return filled;
}
