/** A value of front matter on one line: lists with commas between, mappings as JSON, nothing for what is missing. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (Array.isArray(value)) return value.map(formatValue).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
