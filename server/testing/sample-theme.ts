import { collections, themeColors, type Theme } from "#schema";

const colors = Object.fromEntries(
  Object.keys(themeColors).map((name, place) => [
    name,
    `#f0f0${10 + place} #0000${10 + place}`,
  ]),
);
const some = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, colors[name]]));
const font = { family: "Geist", package: "geist" };

/** A theme in which each colour is another one. */
export const sampleTheme: Theme = collections.theme.value.parse({
  fonts: { sans: font, mono: { family: "Geist Mono", package: "geist-mono" } },
  colors,
  night: Object.fromEntries(
    Object.keys(collections.theme.value.shape.night.shape).map(
      (name, place) => [name, `#0000${10 + place}`],
    ),
  ),
  tinted: some("line", "line-strong"),
  moreContrast: some(
    ...Object.keys(collections.theme.value.shape.moreContrast.shape),
  ),
});
