/**
 * A value of front matter on one line: lists separated by commas, mappings as JSON, an empty text for a missing
 * value.
 */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(formatValue).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
