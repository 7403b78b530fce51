import { cpuUsage } from "node:process";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fitLine, textWidth } from "./text-width.ts";

/** The line with the mark below it. */
function draw(line: string, start: number, end: number, room = 60): string {
  const { left, marked, text } = fitLine(line, start, end, room);
  return `${text}\n${" ".repeat(left)}${"^".repeat(marked)}`;
}

test("puts the mark under the range, after tabs and wide characters", () => {
  expect(draw("type: blogg", 6, 11)).toBe("type: blogg\n      ^^^^^");
  expect(draw("\ta\tbad", 3, 6)).toBe("    a   bad\n        ^^^");
  expect(draw("漢字 bad", 3, 6)).toBe("漢字 bad\n     ^^^");
  expect(draw("e\u0301 bad", 3, 6)).toBe("e\u0301 bad\n  ^^^");
  expect(draw("\u{1F469}\u200D\u{1F4BB} bad", 6, 9)).toBe(
    "\u{1F469}\u200D\u{1F4BB} bad\n   ^^^",
  );
  expect(draw("漢字", 0, 2)).toBe("漢字\n^^^^");
});

test("marks one column for an empty range, also at the end of a line", () => {
  expect(draw("ab", 1, 1)).toBe("ab\n ^");
  expect(draw("ab", 2, 2)).toBe("ab\n  ^");
  expect(draw("", 0, 0)).toBe("\n^");
});

test("replaces control characters", () => {
  expect(draw("a\u001B[2Jb\u202Ec", 0, 1)).toBe("a\uFFFD[2Jb\uFFFDc\n^");
});

test("cuts a long line around the mark", () => {
  const line = `${"a ".repeat(300)}bad${" b".repeat(300)}`;
  const [text = "", mark = ""] = draw(line, 600, 603).split("\n");
  expect(text.startsWith("…")).toBe(true);
  expect(text.endsWith("…")).toBe(true);
  expect(text.slice(mark.indexOf("^"), mark.length)).toBe("bad");
  expect(fitLine(line, 4, 5, 60).isCutLeft).toBe(false);
  expect(draw("bad".padEnd(100, "x"), 0, 100).split("\n")[1]).toBe(
    "^".repeat(59),
  );
});

test("takes no more room than there is, for any line and range", () => {
  const text = fc.string({ unit: "binary", maxLength: 300 });
  fc.assert(
    fc.property(
      text,
      fc.nat(310),
      fc.nat(50),
      fc.integer({ min: 20, max: 120 }),
      (line, start, length, room) => {
        const at = Math.min(start, line.length);
        const end = Math.min(at + length, line.length);
        const fit = fitLine(line, at, end, room);
        expect(textWidth(fit.text)).toBeLessThanOrEqual(room);
        expect(fit.marked).toBeGreaterThan(0);
        expect(fit.left + fit.marked).toBeLessThanOrEqual(room + 2);
        // oxlint-disable-next-line no-control-regex -- it matches control characters
        expect(fit.text).not.toMatch(/[\u0000-\u001F]/u);
        expect(fit.text.isWellFormed()).toBe(true);
      },
    ),
    { numRuns: 100, seed: 1 },
  );
});

test("looks at a small part of a line of a megabyte", () => {
  const line = "x".repeat(1_000_000);
  const began = cpuUsage();
  for (let index = 0; index < 100; index++)
    fitLine(line, index * 9_999, index * 9_999 + 5, 100);
  // Reading the whole line each time would take a minute of processor time.
  expect(cpuUsage(began).user).toBeLessThan(10_000_000);
});
