/** Indents each line by two spaces. */
export function indent(text: string): string {
  return text
    .split("\n")
    .map((line) => `  ${line}`.trimEnd())
    .join("\n");
}

/** Breaks a text into lines of at most 80 characters. */
export function wrap(text: string): string {
  return text.replaceAll(/(.{1,80})(?: |$)/gu, "$1\n").trimEnd();
}
