/**
 * JSON for programs, indented for people. Lone surrogates become U+FFFD. Contains no `##[...]`, which GitHub's runner
 * would execute even in the middle of a line.
 */
export function formatJsonText(value: unknown, indent = 2): string {
  return `${JSON.stringify(value, toWellFormed, indent).replaceAll("##[", "##\\u005b")}\n`;
}

function toWellFormed(_: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}
