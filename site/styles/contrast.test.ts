import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Theme = "light" | "dark";
type Palette = Map<string, Record<Theme, string>>;

const source = readFileSync(new URL("tokens.css", import.meta.url), "utf8");
const [everyday = "", ...later] = source.split(
  "@media (prefers-contrast: more)",
);
const everydayColors = readColors(everyday);
const strongColors: Palette = new Map([
  ...everydayColors,
  ...readColors(later.join("")),
]);

/** On an inverted band: its light colours are shown in the dark theme, and the other way round. */
const surfaces = readFileSync(new URL("surfaces.css", import.meta.url), "utf8");
const invertedColors: Palette = new Map([
  ...everydayColors,
  ...readColors(surfaces.split(".band-tint")[0] ?? ""),
]);

function readColors(css: string): Palette {
  const pattern =
    /--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g;
  return new Map(
    [...css.matchAll(pattern)].map(([, name = "", light = "", dark = ""]) => [
      name,
      { light, dark },
    ]),
  );
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["page", "band", "surface", "raised", "tint"];
const on = (names: string[], backs: string[]) =>
  names.flatMap((name) => backs.map((back): [string, string] => [name, back]));

/** Body text: 7:1. */
const reading = on(["ink"], grounds);

/** Text, at rest and under the pointer: 4.5:1. */
const text = [
  ...on(["muted", "faint", "link", "link-hover", "danger", "success"], grounds),
  ...on(
    ["on-primary"],
    [
      "primary",
      "primary-hover",
      "primary-active",
      "danger-fill",
      "danger-fill-hover",
    ],
  ),
  ...on(["link"], ["signal-soft"]),
  ...on(["priority"], ["priority-soft", ...grounds]),
  ...on(["danger", "ink"], ["danger-soft"]),
  ...on(["success"], ["success-soft"]),
  ...on(
    ["ink"],
    ["selection", "priority-soft", "signal-soft", "code", "fill", "fill-hover"],
  ),
  ...on(
    [
      "code-keyword",
      "code-string",
      "code-number",
      "code-name",
      "code-comment",
      "danger",
    ],
    ["code", "code-marked"],
  ),
  ...on(["ink"], ["code-marked"]),
  ...on(["code-name"], ["surface"]),
] satisfies [string, string][];

/** Borders of controls, focus rings and marks that carry meaning: 3:1. */
const marks = [
  ...on(["control", "signal"], grounds),
  ...on(["signal"], ["code-marked"]),
  ...on(["focus"], [...grounds, "signal-soft", "code"]),
  ...on(["primary"], ["page", "band", "surface"]),
  ...on(["danger"], ["surface"]),
] satisfies [string, string][];

const cases = (pairs: [string, string][], least: number) =>
  pairs.flatMap(([front, back]) =>
    (["light", "dark"] as const).map((theme) => ({
      front,
      back,
      theme,
      least,
    })),
  );

function measure(palette: Palette, front: string, back: string, theme: Theme) {
  const [one, other] = [palette.get(front), palette.get(back)];
  if (!one || !other) throw new Error(`No colour ${one ? back : front}.`);
  return contrast(one[theme], other[theme]);
}

describe("the colours of tokens.css", () => {
  it.each([...cases(reading, 7), ...cases(text, 4.5), ...cases(marks, 3)])(
    "$front on $back reaches $least:1 in $theme",
    ({ front, back, theme, least }) => {
      const reached = measure(everydayColors, front, back, theme);
      expect(reached).toBeGreaterThanOrEqual(least);
    },
  );

  it.each([...cases(reading, 7), ...cases(text, 4.5), ...cases(marks, 3)])(
    "$front on $back reaches $least:1 in $theme on an inverted band",
    ({ front, back, theme, least }) => {
      const reached = measure(invertedColors, front, back, theme);
      expect(reached).toBeGreaterThanOrEqual(least);
    },
  );

  it.each([
    ...cases(on(["ink", "muted", "faint", "link"], grounds), 7),
    ...cases(on(["control", "line"], grounds), 3),
  ])(
    "$front on $back reaches $least:1 in $theme where more contrast is asked for",
    ({ front, back, theme, least }) => {
      const reached = measure(strongColors, front, back, theme);
      expect(reached).toBeGreaterThanOrEqual(least);
    },
  );

  it("are defined for both themes in the format that this test reads", () => {
    const declared = [...everyday.matchAll(/--color-([a-z][\w-]*):/g)].map(
      ([, name]) => name,
    );
    expect(declared).toEqual([...everydayColors.keys()]);
  });

  it("have neither a black page nor white body text in the dark theme", () => {
    expect(everydayColors.get("page")?.dark).not.toBe("#000000");
    expect(everydayColors.get("ink")?.dark).not.toBe("#ffffff");
  });
});
