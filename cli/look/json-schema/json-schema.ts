/** A JSON Schema (draft-07) as plain data, with the words that editors know besides. */
export interface JsonSchema {
  $schema?: string;
  $comment?: string;
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  /** What each value of `enum` stands for, in its order. */
  enumDescriptions?: string[];
  default?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  /** What to do about a text that the pattern refuses. */
  patternErrorMessage?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  definitions?: Record<string, JsonSchema>;
  [keyword: string]: unknown;
}

export const DRAFT = "http://json-schema.org/draft-07/schema#";
