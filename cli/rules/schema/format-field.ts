import type { FieldPath } from "../../model/yaml-source.ts";

/** `image.alt`, `blocks[2].kind`, in code marks. */
export function formatField(path: FieldPath): string {
  const text = path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`))
    .join("")
    .replace(/^\./u, "");
  return text === "" ? "The value" : `\`${text}\``;
}
