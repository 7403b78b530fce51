import { styleText } from "node:util";
import { formatJsonText } from "../../report/json-text.ts";
import { count } from "../../report/report.ts";
import { statuses, type Finding, type NamedFinding } from "./finding.ts";

const colors = { ok: "green", warn: "yellow", fail: "red" } as const;

/** For people: one line for each finding, with what to do below it. */
export function formatFindings(
  findings: readonly NamedFinding[],
  useColors: boolean,
): string {
  const width = Math.max(...findings.map(({ id }) => id.length));
  const lines = findings.flatMap(({ id, message, remedy, status }) => {
    const label = status.padEnd(4);
    const shown = useColors
      ? styleText(colors[status], label, { validateStream: false })
      : label;
    const indent = " ".repeat(width + 8);
    const [first = "", ...others] = message.split("\n");
    return [
      `${shown}  ${id.padEnd(width)}  ${first}`,
      ...others.map((line) => `${indent}${line}`),
      ...(remedy === undefined ? [] : [`${indent}-> ${remedy}`]),
    ];
  });
  return `${[...lines, "", formatSummary(findings)].join("\n")}\n`;
}

/** For programs. The shape is stable. */
export function formatFindingsAsJson(
  findings: readonly NamedFinding[],
): string {
  const summary = Object.fromEntries(
    statuses.map((status) => [status, numberOf(findings, status)]),
  );
  return formatJsonText({ version: 1, summary, findings });
}

function formatSummary(findings: readonly NamedFinding[]): string {
  const failing = numberOf(findings, "fail");
  const warnings = numberOf(findings, "warn");
  if (failing + warnings === 0) return "No problems.";
  return `${failing} failed, ${count(warnings, "warning")}, ${numberOf(findings, "ok")} ok.`;
}

function numberOf(
  findings: readonly NamedFinding[],
  status: Finding["status"],
): number {
  return findings.filter((finding) => finding.status === status).length;
}
