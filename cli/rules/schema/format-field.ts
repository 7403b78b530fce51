import { formatPath, type FieldPath } from "../../model/yaml-source.ts";

/** The name of a field at the start of a message: `image.alt`, `blocks[2].kind`, in backticks. */
export function formatField(path: FieldPath): string {
  const text = formatPath(path);
  return text === "" ? "The value" : `\`${text}\``;
}
