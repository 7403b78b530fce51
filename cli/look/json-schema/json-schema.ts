/** A JSON Schema (draft-07) as plain data, with the extensions that editors know. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  enum?: unknown[];
  /** The meaning of each value of `enum`, in the same order. */
  enumDescriptions?: string[];
  pattern?: string;
  /** What to do if a text does not match the pattern. */
  patternErrorMessage?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  [keyword: string]: unknown;
}

export const DRAFT = "http://json-schema.org/draft-07/schema#";
