import type { Diagnostic, Place } from "../model/diagnostic.ts";
import { groupOf } from "../model/levels.ts";
import { identifyProblem, shortHash } from "../model/problem-identity.ts";
import type { SourceText } from "../model/source-text.ts";
import { rules } from "../rules/catalogue.ts";
import type { Rule } from "../rules/define-rule.ts";
import { formatJsonText } from "./json-text.ts";
import type { Report, Reporter } from "./report.ts";

const SCHEMA =
  "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
/** By convention the root of the checkout, which the reader of the report fills in. */
const ROOT = "%SRCROOT%";

/**
 * The Static Analysis Results Interchange Format, which code scanning reads:
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export const formatSarif: Reporter = (report) =>
  formatJsonText({
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "content", rules: rules.map(describeRule) } },
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: {
          [ROOT]: {
            description: {
              text: "The root of the checkout, or the folder that the command was run in.",
            },
          },
        },
        results: formatResults(report),
      },
    ],
  });

function describeRule({ id, level, what, whatToDo, why }: Rule) {
  const severity = level === "error" ? "error" : "warning";
  return {
    id,
    shortDescription: { text: what },
    fullDescription: { text: `${what} ${why}` },
    help: {
      text: `${what}\n\n${why}\n\n${whatToDo}`,
      markdown: `${what}\n\n**Why:** ${why}\n\n**What to do:** ${whatToDo}`,
    },
    defaultConfiguration: { level: severity },
    properties: {
      tags: [groupOf(id)],
      "problem.severity": severity,
    },
  };
}

function formatResults({ diagnostics, sources }: Report) {
  const counts = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const { related } = diagnostic;
    const source = sources.get(diagnostic.file);
    const identity = identifyProblem(diagnostic, source);
    const { file, line, message, rule } = identity;
    const hash = shortHash([rule, file, message, line].join("\n"));
    const number = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, number);
    return {
      ruleId: diagnostic.rule,
      ruleIndex: rules.findIndex(({ id }) => id === diagnostic.rule),
      level: diagnostic.severity,
      message: {
        text: toMessage(`${diagnostic.message} ${diagnostic.help}`),
      },
      locations: [formatLocation(diagnostic)],
      relatedLocations:
        related.length === 0 ? undefined : related.map(formatRelated),
      partialFingerprints: { "problem/v1": `${hash}:${number}` },
      fixes: formatFixes(diagnostic, source),
    };
  });
}

function formatRelated(place: Diagnostic["related"][number], index: number) {
  return {
    id: index + 1,
    message: { text: toMessage(place.message) },
    ...formatLocation(place),
  };
}

function formatLocation(place: Place) {
  return {
    physicalLocation: {
      artifactLocation: toArtifact(place.file),
      region: toRegion(place),
    },
  };
}

function toRegion(place: Omit<Place, "file">) {
  const { line, column, endLine, endColumn } = place;
  return { startLine: line, startColumn: column, endLine, endColumn };
}

function formatFixes(
  { file, fix, help }: Diagnostic,
  source: SourceText | undefined,
) {
  if (!fix?.length || source === undefined) return undefined;
  const replacements = fix.map(({ start, end, text }) => {
    const { line: endLine, column: endColumn } = source.positionAt(end);
    const place = { ...source.positionAt(start), endLine, endColumn };
    return { deletedRegion: toRegion(place), insertedContent: { text } };
  });
  const change = { artifactLocation: toArtifact(file), replacements };
  const description = { text: toMessage(help) };
  return [{ description, artifactChanges: [change] }];
}

/**
 * Relative to the root, as a URI with each part of the path encoded. A path outside of the root is an absolute URI.
 */
function toArtifact(file: string) {
  const isAbsolute = /^(?:\/|[A-Za-z]:\/)/u.test(file);
  const parts = file.toWellFormed().split("/").map(encodeURIComponent);
  if (!isAbsolute) return { uri: parts.join("/"), uriBaseId: ROOT };
  const path = parts.join("/").replace(/^([A-Za-z])%3A/u, "/$1:");
  return { uri: `file://${path}` };
}

/** A plain text message: adjacent brackets and parentheses would be a link (SARIF 3.11.6). */
function toMessage(text: string): string {
  return text.toWellFormed().replaceAll("](", "]\u200B(");
}
