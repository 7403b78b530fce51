import { styleText } from "node:util";
import { formatJsonText } from "../../report/json-text.ts";
import { count } from "../../report/report.ts";
import type { Folders } from "../../folders.ts";
import type { CommandContext } from "../../context.ts";

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

const statuses = ["ok", "warn", "fail"] as const;
type Status = (typeof statuses)[number];

/** The result of one check. */
export interface Finding {
  status: Status;
  message: string;
  /** What to do. Absent if all is well. */
  remedy?: string;
}

export interface NamedFinding extends Finding {
  /** The name of the check, such as `git`. Stable, for programs. */
  id: string;
}

export function ok(message: string): Finding {
  return { status: "ok", message };
}

export function warn(message: string, remedy: string): Finding {
  return { status: "warn", message, remedy };
}

export function fail(message: string, remedy: string): Finding {
  return { status: "fail", message, remedy };
}

/** What the checks examine. */
export interface DoctorContext {
  folders: Folders;
  /** Prints a path from the current folder. */
  show: (path: string) => string;
  context: CommandContext;
}
