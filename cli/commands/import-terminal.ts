import { createInterface } from "node:readline/promises";
import type { CommandContext, OutputStream } from "../context.ts";
import type { ImportReport } from "../import/import-report.ts";
import { printable } from "../report/printable.ts";
import { count } from "../report/report.ts";

/** How many kinds of losses a plan names. */
const MAX_KINDS = 8;
const BAR_WIDTH = 30;

/** What an import will write, and what will be lost, the most frequent first. */
export function formatPlan(report: ImportReport, into: string): string {
  const { skipped, summary } = report;
  const { authors, categories, drafts, images, imported, redirects } = summary;
  const refused = skipped.filter(({ isEmpty }) => !isEmpty);
  const kinds = Map.groupBy(
    report.losses,
    ({ kind, outcome }) =>
      `${kind}: ${outcome.replace(/[:"`(,].*$/su, "").trim()}`,
  );
  const largest = [...kinds]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([kind, all]) => `${String(all.length).padStart(7)}  ${kind}`);
  const others = largest.length - MAX_KINDS;
  const lines = [
    `${count(imported, "entry", "entries")} into ${into}${drafts > 0 ? `, ${drafts} as drafts` : ""}`,
    `${count(images, "image")}, ${count(redirects, "redirect")} from old addresses`,
    `${count(authors, "new author")}, ${count(categories, "new category", "new categories")}`,
    `${count(refused.length, "text")} that cannot be imported`,
    `${count(summary.losses, "change or loss", "changes and losses")}${largest.length > 0 ? ", the most frequent first:" : ""}`,
    ...largest.slice(0, MAX_KINDS),
    ...(others > 0 ? [`         and ${count(others, "kind")} more`] : []),
  ];
  return `${lines.map(printable).join("\n")}\n`;
}

/** True when a person at a terminal agrees. Any answer but "y" or "yes" is a no. */
export async function askToImport(
  files: number,
  { signal, stderr, stdin }: CommandContext,
): Promise<boolean> {
  const lines = createInterface({ input: stdin, output: stderr });
  const closed = new Promise<string>((resolve) => {
    lines.once("close", () => resolve(""));
  });
  signal?.addEventListener("abort", () => lines.close(), { once: true });
  const question = `Import these ${count(files, "entry", "entries")}? (y/N) `;
  const answer = await Promise.race([lines.question(question), closed]);
  lines.close();
  return /^\s*y(?:es)?\s*$/iu.test(answer);
}

/** Draws a bar that grows on one line of a terminal; nothing where stderr is a file or a pipe. */
export function createProgress(stderr: OutputStream) {
  let shown = -1;
  const write = (text: string) => {
    if (stderr.isTTY) stderr.write(`\r\u001B[K${text}`);
  };
  return {
    show(done: number): void {
      const percent = Math.floor(done * 100);
      if (percent === shown) return;
      shown = percent;
      const filled = "#".repeat(Math.round(done * BAR_WIDTH));
      write(`Converting [${filled.padEnd(BAR_WIDTH)}] ${percent}%`);
    },
    clear: () => write(""),
  };
}

/** The outcome of an import in a line or two. */
export function formatSummary(
  { dryRun, imported, levels, skipped }: ImportReport,
  settings: string,
): string {
  const rules = Object.keys(levels).join(", ");
  const note = `${settings} makes ${rules} a warning in the entries that need it.\n`;
  const refused = skipped.filter(({ isEmpty }) => !isEmpty).length;
  const done = dryRun ? "would be imported" : "imported";
  return `${rules === "" || dryRun ? "" : note}${imported.length} ${done}, ${refused} could not be, ${skipped.length - refused} had nothing to import.\n`;
}

/** What to do after an import. */
export function formatNextSteps(
  { levels, losses }: ImportReport,
  settings: string,
): string {
  const rules = Object.keys(levels);
  const steps = [
    ...(losses.length > 0
      ? ["Read the report on stdout: it names each loss with file and line."]
      : []),
    ...(rules.length > 0
      ? [
          `Fix what ${settings} makes a warning (${rules.join(", ")}), then remove these lines from it.`,
        ]
      : []),
    "Run `content validate`, then `content build` and read some of the pages.",
  ];
  const lines = steps.map((step, at) => `  ${at + 1}. ${step}\n`);
  return `Next:\n${lines.join("")}`;
}
