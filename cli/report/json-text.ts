/**
 * JSON for programs, readable by people. Contains no split characters, and nothing that a CI log would execute:
 * GitHub's runner runs `##[...]` even in the middle of a line.
 */
export function formatJsonText(value: unknown, indent = 2): string {
  return `${JSON.stringify(value, toWellFormed, indent).replaceAll("##[", "##\\u005b")}\n`;
}

function toWellFormed(_: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}
