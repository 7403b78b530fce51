import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import stylelint from "stylelint";
import { expect, test } from "./visitor.ts";

const styles = join(import.meta.dirname, "../../dist/client/assets/static");

/** What all browsers have had since this year is used freely. */
const YEAR = 2024;

const ANY = ["/^/"];

/** Without these, a page only looks a little plainer or is a little less convenient. */
const enhancements = {
  ignoreProperties: {
    "accent-color": ANY,
    "break-after": ANY,
    "field-sizing": ANY,
    "forced-color-adjust": ANY,
    "line-clamp": ANY,
    "reading-flow": ANY,
    resize: ANY,
    "scroll-initial-target": ANY,
    "scrollbar-color": ANY,
    "user-select": ANY,
    // Fonts of the system, the last names of a list.
    "font-family": ["/^ui-/"],
    "text-decoration": ANY,
    "text-wrap": ["pretty"],
    // Movement on scroll and between pages.
    "/^animation-(range|timeline)/": ANY,
    "timeline-scope": ANY,
    "view-timeline": ANY,
    "/^view-transition/": ANY,
  },
  ignoreSelectors: [
    "details-content",
    "marker",
    "selection",
    // In a list that forgives unknown selectors.
    "open",
    "/^view-transition/",
  ],
  ignoreAtRules: ["view-transition"],
};

test("Visitors with a browser of two years ago get every style that matters", async () => {
  const code = readdirSync(styles)
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(styles, name), "utf8"))
    .join("\n");
  expect(code).not.toBe("");
  const rule = [true, { available: YEAR, ...enhancements }];
  const { results } = await stylelint.lint({
    code,
    config: {
      plugins: ["stylelint-plugin-use-baseline"],
      rules: { "plugin/use-baseline": rule },
    },
  });
  const problems = results
    .flatMap(({ warnings }) => warnings.map(({ text }) => text))
    // The build adds fallbacks for older browsers than these.
    .filter((text) => !text.includes("is unnecessary"));
  expect([...new Set(problems)]).toEqual([]);
});
