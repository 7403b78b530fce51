import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sampleTheme } from "../server/testing/sample-theme.ts";
import { projectRoot } from "./run-command.ts";
import { loadTheme, renderThemeStyles } from "./theme-styles.ts";

test("declares each colour for both themes, and again on a band of night", () => {
  const colors = { ...sampleTheme.colors, page: "#fafafa #101010" };
  const night = { ...sampleTheme.night, page: "#202020" };
  const styles = renderThemeStyles({ ...sampleTheme, colors, night });
  expect(styles).toMatch(
    /@theme static \{\n  --color-page: light-dark\(#fafafa, #101010\);/u,
  );
  expect(styles).toMatch(/\n\.night \{\n  --color-page: #202020;/u);
  expect(styles).not.toContain("undefined");
});

test("takes the font files of the packages that the theme names", () => {
  const { fonts } = sampleTheme;
  const sans = { ...fonts.sans, family: "Other", package: "geist-mono" };
  const styles = renderThemeStyles({
    ...sampleTheme,
    fonts: { ...fonts, sans },
  });
  expect(styles).toContain('--font-sans: "Other"');
  expect(styles).toMatch(
    /font-family: "Other";[^}]*@fontsource-variable\/geist-mono\//u,
  );
  const missing = { ...fonts, sans: { ...sans, package: "no-such-font" } };
  expect(() => renderThemeStyles({ ...sampleTheme, fonts: missing })).toThrow(
    /"no-such-font" of theme\.yaml is not installed: run npm install/u,
  );
});

test("reads the theme of the project", () => {
  expect(loadTheme().colors.page).toMatch(/^#\w{6} #\w{6}$/u);
});

/** Skin and hair of portraits, and shades to mix the colour of the brand with. Paper is white. */
const OWN = /portraits\.css$/u;

test("no style sheet has colours of its own", () => {
  const folder = join(projectRoot, "site");
  const sheets = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css") && !OWN.test(file))
    .map((file) => [file, readFileSync(join(folder, file), "utf8")] as const);
  const found = sheets.flatMap(([file, css]) =>
    [...css.matchAll(/#[\da-f]{6}\b|oklch\(|hsl\(/giu)].map(
      ([color]) => `${file} ${color}`,
    ),
  );
  expect(found).toEqual([]);
});

test("the clothes of portraits are in the colour of the brand", () => {
  const css = readFileSync(
    join(projectRoot, "site/styles/portraits.css"),
    "utf8",
  );
  const cloths = [...css.matchAll(/--cloth:([^;]+);/gu)].map(
    ([, value]) => value,
  );
  expect(cloths.length).toBeGreaterThan(1);
  for (const cloth of cloths) expect(cloth).toContain("var(--color-primary)");
});
