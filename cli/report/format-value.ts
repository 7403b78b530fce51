/**
 * A value of front matter as text: the items of a list separated by commas, a mapping as JSON, and nothing for a
 * missing value.
 */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(formatValue).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
