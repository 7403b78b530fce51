import type { Diagnostic } from "../model/diagnostic.ts";
import { formatLine } from "./compact.ts";
import { entities } from "./markdown-text.ts";
import { printable } from "./printable.ts";
import { formatPlace, type Reporter, type ReporterOptions } from "./report.ts";

/**
 * JUnit XML, which nearly every CI reads: a suite for each file, a case for each problem. A file without problems has
 * one passing case. A warning is a failure only if warnings fail the command. Otherwise it is listed in `system-out`.
 * The output is valid by the schemas of Ant and Jenkins, which require every element and allow one failure per case.
 */
export const formatJunit: Reporter = (report, options) => {
  const byFile = Map.groupBy(report.diagnostics, ({ file }) => file);
  const files = new Set([...report.sources.keys(), ...byFile.keys()]);
  const suites = [...files]
    .toSorted()
    .map((file, id) => formatSuite(file, id, byFile.get(file) ?? [], options));
  // A report without a case would look as if nothing had run.
  const all = suites.length > 0 ? suites : [formatSuite(".", 0, [], options)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<testsuites>",
    ...all,
    "</testsuites>",
    "",
  ].join("\n");
};

function formatSuite(
  file: string,
  id: number,
  diagnostics: readonly Diagnostic[],
  { now, warningsFail }: ReporterOptions,
): string {
  const fails = ({ severity }: Diagnostic) =>
    severity === "error" || warningsFail;
  const failures = diagnostics.filter(fails);
  const notes = diagnostics
    .filter((diagnostic) => !fails(diagnostic))
    .map((diagnostic) => escapeXml(formatLine(diagnostic)));
  const cases =
    failures.length > 0
      ? formatCases(file, failures)
      : [formatCase(file, "has no errors")];
  const attributes = {
    name: file,
    package: "content",
    id,
    timestamp: now.toISOString().slice(0, 19),
    hostname: "localhost",
    tests: cases.length,
    failures: failures.length,
    errors: 0,
    time: 0,
  };
  const content = [
    `<properties>${formatElement("property", { name: "file", value: file })}</properties>`,
    ...cases,
    formatElement("system-out", {}, notes.join("&#10;")),
    "<system-err/>",
  ];
  return `  ${formatElement("testsuite", attributes, `\n    ${content.join("\n    ")}\n  `)}`;
}

/** The name of a case contains the problem and not its place, so that it stays the same when lines above it move. */
function formatCases(
  file: string,
  diagnostics: readonly Diagnostic[],
): string[] {
  const counts = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const { help, message, rule, severity } = diagnostic;
    const name = printable(`${rule}: ${message}`);
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const related = diagnostic.related.map(
      (place) => `see: ${formatPlace(place)} ${place.message}`,
    );
    const text = [formatPlace(diagnostic), message, `help: ${help}`, ...related]
      .map(printable)
      .join("\n");
    const failure = formatElement(
      "failure",
      { message: printable(message), type: `${severity} ${rule}` },
      escapeXml(text),
    );
    return formatCase(file, number > 1 ? `${name} (${number})` : name, failure);
  });
}

function formatCase(file: string, name: string, content = ""): string {
  return formatElement("testcase", { name, classname: file, time: 0 }, content);
}

/** Text for an XML element or attribute. Characters that XML 1.0 forbids, even escaped, become U+FFFD. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(FORBIDDEN, "\uFFFD")
    .replaceAll(/[<>&"'[\t\r\n\u0085\u2028]/gu, (character) => {
      // By number, so that line breaks and tabs survive in attributes, and a log contains no `##[`.
      return entities[character] ?? `&#${character.codePointAt(0)};`;
    });
}

/** https://www.w3.org/TR/xml/#charsets, and the control characters that it discourages. */
const FORBIDDEN =
  // oxlint-disable-next-line no-control-regex -- it matches control characters
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]/gu;

/** One element, without undefined attributes. */
function formatElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content = "",
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("");
  return `<${name}${written}${content === "" ? "/" : `>${content}</${name}`}>`;
}
