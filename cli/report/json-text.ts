/**
 * JSON for programs, readable by people. Whole characters only, and nothing that a CI's log would take for a command:
 * GitHub's runner still obeys `##[...]` in the middle of a line.
 */
export function formatJsonText(value: unknown, indent = 2): string {
  return `${JSON.stringify(value, toWellFormed, indent).replaceAll("##[", "##\\u005b")}\n`;
}

function toWellFormed(_: string, value: unknown): unknown {
  return typeof value === "string" ? value.toWellFormed() : value;
}
