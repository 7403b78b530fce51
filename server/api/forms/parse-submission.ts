import type { NewSubmission } from "../../inbox/submission.ts";
import type { FormCall } from "./form-calls.ts";
import type { FormTokens } from "./form-token.ts";
import { parseFields } from "./parse-fields.ts";
import { screenForm } from "./screen-form.ts";

/**
 * A form post as it is stored: all non-empty fields of the contract.
 * @throws AppError `invalid`
 */
export function parseSubmission(
  { kind, endpoint }: FormCall,
  body: unknown,
  tokens: FormTokens,
  tokenHeader: string | undefined,
): NewSubmission {
  const { email, website, token, ...rest } = parseFields(endpoint.body, body);
  const fields = filledOnly(rest);
  const form = { fields, website, token: token ?? tokenHeader };
  return { kind, email, fields, screening: screenForm(form, tokens) };
}

function filledOnly(
  fields: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields))
    if (value) filled[name] = value;
  return filled;
}
