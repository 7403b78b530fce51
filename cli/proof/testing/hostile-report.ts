import type { Diagnostic } from "../../model/diagnostic.ts";
import { createSourceText } from "../../model/source-text.ts";
import {
  createReport,
  type Report,
  type ReporterOptions,
} from "../../report/report.ts";

/** Hostile texts that may appear in a file name, in a message, or in the content. */
const hostileTexts = [
  "a, b: c%0A 100% ::error file=x::y",
  "two\r\nlines\nand\rmore",
  "::stop-commands::pwned",
  "##[add-mask]secret",
  "]]> <b>&amp;</b> <!-- -- --> <?x?>",
  "\u001B[31mred\u001B]8;;http://evil.example\u0007link\u0000\u0008\u000B\u000C\u007F\u009B",
  "a | b \\| c",
  "`tick` and one ` more ``` fence",
  "[click](http://evil.example) ![x](y) <img src=x onerror=alert(1)>",
  "@everyone @northlark/team #1 GH-2 :tada: www.evil.example a@b.example",
  "\u{1F469}\u200D\u{1F4BB} 漢字 e\u0301",
  "lone \uD83D surrogate \uDE00 and \uFFFE \uFFFF",
  "\u202Eright to left\u2066 \u2028 \u2029",
  "# heading - list > quote **bold** _it_ ~~no~~ $x^2$",
  "quotes \" ' and \\ end\\",
  "x".repeat(2_000),
  "",
];

/** A report with an error and a warning for each hostile text, in file names, messages and content. */
export function createHostileReport(): Report {
  const files = hostileTexts.map((text, index) => `content/${index}${text}.md`);
  const diagnostics = hostileTexts.flatMap((text, index): Diagnostic[] => {
    const file = files[index] ?? "";
    const place = { file, line: 2, column: 1, endLine: 2, endColumn: 4 };
    const problem: Omit<Diagnostic, "severity"> = {
      ...place,
      rule: "schema/enum",
      message: text,
      help: text,
      fixable: false,
      related: [{ ...place, message: text }],
    };
    return [
      { ...problem, severity: "warning" },
      { ...problem, severity: "error" },
    ];
  });
  const sources = files.map((file, index) => {
    const text = `first\n${hostileTexts[index]}\nlast\n`;
    return [file, createSourceText(file, text)] as const;
  });
  sources.push(["content/good.md", createSourceText("content/good.md", "x\n")]);
  return createReport(diagnostics, files.length + 1, new Map(sources));
}

export const reporterOptions: ReporterOptions = {
  colors: false,
  width: 100,
  now: new Date("2026-06-01T12:00:00Z"),
  warningsFail: false,
};
