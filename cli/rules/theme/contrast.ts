import { shadesOf, type ThemeColor } from "#schema";
import { valueAt } from "../../model/value-at.ts";
import { defineRule } from "../define-rule.ts";

type Pair = readonly [front: ThemeColor, back: ThemeColor];

const grounds = ["page", "band", "surface", "raised", "tint"] as const;
const on = (fronts: readonly ThemeColor[], backs: readonly ThemeColor[]) =>
  fronts.flatMap((front) => backs.map((back): Pair => [front, back]));

/** Text on its backgrounds, at rest and under the pointer. */
const text: readonly Pair[] = [
  ...on(
    ["ink", "muted", "faint", "link", "link-hover", "danger", "success"],
    grounds,
  ),
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
    ["selection", "priority-soft", "signal-soft", "fill", "fill-hover"],
  ),
  ...on(
    [
      "code-keyword",
      "code-string",
      "code-number",
      "code-name",
      "code-comment",
      "danger",
      "ink",
    ],
    ["code", "code-marked"],
  ),
  ...on(["code-name"], ["surface"]),
  ...on(["rival"], ["rival-soft", ...grounds]),
  ...on(["ink"], ["rival-soft"]),
];

/** Borders of controls, focus rings and marks with a meaning. */
const marks: readonly Pair[] = [
  ...on(["control", "signal"], grounds),
  ...on(["signal"], ["code-marked"]),
  ...on(["focus"], [...grounds, "signal-soft", "code"]),
  ...on(["primary"], ["page", "band", "surface"]),
];

/** What WCAG 2.2 asks for. */
const LEAST_OF_TEXT = 4.5;
const LEAST_OF_MARKS = 3;

const pairs = [
  ...text.map((pair) => [...pair, LEAST_OF_TEXT] as const),
  ...marks.map((pair) => [...pair, LEAST_OF_MARKS] as const),
];

/** The parts of the file that change some of the colours. */
const layers = ["colors", "night", "moreContrast"] as const;

const bothThemes = ["light", "dark"] as const;
const darkOnly = ["dark"] as const;

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((v) => (v <= 0.040_45 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted(
    (a, b) => a - b,
  );
  return (high + 0.05) / (low + 0.05);
}

/** Every pair of a layer with too little contrast. Colours that the layer leaves out are the usual ones. */
function findWeak(data: object, layer: string) {
  const pathOf = (name: ThemeColor) =>
    [layer, "colors"]
      .map((part) => [part, name])
      .find((path) => valueAt(data, path) !== undefined) ?? [];
  return pairs.flatMap(([front, back, least]) => {
    const paths = [pathOf(front), pathOf(back)];
    const path = paths.find(([part]) => part === layer);
    if (path === undefined) return [];
    const [one, other] = paths.map((at) => shadesOf(String(valueAt(data, at))));
    const themes = layer === "night" ? darkOnly : bothThemes;
    return themes
      .map((theme) => ({
        path,
        words: `\`${front}\` on \`${back}\``,
        theme,
        reached: contrast(one?.[theme] ?? "", other?.[theme] ?? ""),
        least,
      }))
      .filter(({ reached }) => reached < least);
  });
}

/** A contrast that is too low, with two decimals that do not reach the limit. */
const roundedDown = (contrast: number) =>
  (Math.floor(contrast * 100) / 100).toFixed(2);

export const themeContrast = defineRule({
  id: "theme/contrast",
  level: "error",
  what: "Two colours of the theme are too similar: text needs a contrast of 4.5:1 with its background, and borders of fields, focus rings and marks one of 3:1.",
  why: "Many people could not read the text, or would not see where they are.",
  whatToDo: "Make one of the two lighter or darker.",
  bad: 'page: "#ffffff #0b0f17"\nmuted: «"#999999 #a9b3c6"»',
  good: 'page: "#ffffff #0b0f17"\nmuted: "#595959 #a9b3c6"',
  checkFields({ collection, data, yaml }) {
    if (collection !== "theme" || data === undefined) return [];
    const weak = layers.flatMap((layer) => findWeak(data, layer));
    // Of each colour the worst pair alone.
    const worst = new Map<string, (typeof weak)[number]>();
    for (const each of weak.toSorted((a, b) => a.reached - b.reached))
      if (!worst.has(each.path.join("."))) worst.set(each.path.join("."), each);
    return [...worst.values()].map(
      ({ path, words, theme, reached, least }) => ({
        range: yaml.rangeOf(path),
        message: `The contrast of ${words} is ${roundedDown(reached)}:1 in the ${theme} theme; it must be ${least}:1 or more.`,
      }),
    );
  },
});
