import * as z from "zod/mini";
import type { SettingsCollection } from "../collection.ts";
import { line, noted, slug } from "../field-types.ts";

/** Each colour of the site and where it is seen. Style sheets name it `--color-<name>`. */
export const themeColors = {
  page: "The background of pages.",
  band: "The background of every other band of a page.",
  tint: "The background of bands in the tone of the brand, and of covers.",
  surface: "The background of cards and mails.",
  raised: "The background of what lies on a card.",
  fill: "The background of secondary buttons.",
  "fill-hover": "The same under the pointer.",
  line: "Lines that only decorate.",
  "line-strong": "Lines that divide.",
  control: "The border of form fields.",
  ink: "Text and headings.",
  muted: "Text of less weight.",
  faint: "The quietest text.",
  link: "Links.",
  "link-hover": "Links under the pointer.",
  primary:
    "The colour of the brand: main buttons, and the clothes of portraits.",
  "primary-hover": "Main buttons under the pointer.",
  "primary-active": "Main buttons while they are pressed.",
  "on-primary": "The words on main buttons.",
  signal: "The accent in pictures, lines and marks.",
  "signal-soft": "Backgrounds in the tone of the accent.",
  "signal-line": "Lines in the tone of the accent.",
  focus: "The ring around what the keyboard has reached.",
  selection: "The background of selected text.",
  priority: "Warnings, and marks of high priority.",
  "priority-soft": "The background of warnings.",
  "priority-line": "The border of warnings.",
  rival: "Competitors, in pictures and marks.",
  "rival-soft": "Backgrounds in the tone of competitors.",
  "rival-line": "Lines in the tone of competitors.",
  sky: "The sky of pictures, at its top.",
  dusk: "The sky further down.",
  glow: "The sky above the horizon.",
  hill: "The land in front of the sky.",
  dot: "The many dots of pictures.",
  amber: "The one dot of pictures that stands out.",
  danger: "Errors.",
  "danger-soft": "The background of errors.",
  "danger-line": "The border of errors.",
  "danger-fill": "Buttons that delete.",
  "danger-fill-hover": "The same under the pointer.",
  success: "Good news.",
  "success-soft": "The background of good news.",
  code: "The background of code.",
  "code-marked": "The background of marked lines of code.",
  "code-keyword": "Keywords in code.",
  "code-string": "Texts in code.",
  "code-number": "Numbers in code.",
  "code-name": "Names in code.",
  "code-comment": "Comments in code.",
} as const;

/** The name of a colour of the theme. */
export type ThemeColor = keyof typeof themeColors;

const TINTED = ["line", "line-strong"] as const;

const STRONGER = [
  "muted",
  "faint",
  "line",
  "line-strong",
  "control",
  "link",
] as const;

const NIGHT = [
  "page",
  "band",
  "surface",
  "raised",
  "fill",
  "fill-hover",
  "primary",
  "primary-hover",
  "primary-active",
  "signal-soft",
  "signal-line",
  "rival-soft",
  "rival-line",
  "code",
  "code-marked",
  "dot",
  "line",
  "line-strong",
  "control",
  "faint",
  "muted",
] as const;

/** The two shades of a colour: of the light theme, and of the dark one. */
const shades = z.stringFormat("color", /^#[\da-f]{6} #[\da-f]{6}$/iu);

const oneShade = z.stringFormat("shade", /^#[\da-f]{6}$/iu);

/** A colour of the theme by its shades. One shade is that of both themes. */
export function shadesOf(color: string): { light: string; dark: string } {
  const [light = "", dark = light] = color.split(" ");
  return { light, dark };
}

// The overloads state the type that the loop produces, because TypeScript cannot infer it.
function colors<const Name extends ThemeColor, Color extends z.ZodMiniType>(
  names: readonly Name[],
  color: Color,
): z.ZodMiniObject<Record<Name, Color>, z.core.$strict>;
function colors(names: readonly ThemeColor[], color: z.ZodMiniType) {
  const fields = names.map((name) => [
    name,
    noted(color, { text: themeColors[name] }),
  ]);
  return z.strictObject(Object.fromEntries(fields));
}

function isThemeColor(name: string): name is ThemeColor {
  return Object.hasOwn(themeColors, name);
}

const names = Object.keys(themeColors).filter(isThemeColor);

const percent = z.number().check(z.positive(), z.lte(300));

const font = z.strictObject({
  family: noted(line(60), {
    text: "The name of the font.",
    examples: ["Geist"],
  }),
  package: noted(slug, {
    text: "Its name on Fontsource. The packages `@fontsource-variable/<name>` and `@fontsource/<name>` must be installed.",
    examples: ["geist"],
  }),
  metrics: noted(
    z.optional(
      z.strictObject({
        ascent: noted(percent, {
          text: "Its ascent, in percent of its size.",
          examples: [100.5],
        }),
        descent: noted(percent, {
          text: "Its descent, in percent of its size.",
          examples: [29.5],
        }),
        width: noted(percent, {
          text: "The width of its letters, in percent of those of Arial, or of Courier New.",
          examples: [105],
        }),
        boldWidth: noted(z.optional(percent), {
          text: "The same in bold.",
          examples: [101.6],
        }),
        androidWidth: noted(z.optional(percent), {
          text: "The width of its letters, in percent of those of Roboto.",
          examples: [104.6],
        }),
      }),
    ),
    {
      text: "Its measures, so that nothing moves when it arrives. Leave them out if you do not know them.",
    },
  ),
});

/** The colours and fonts of everything that the site shows or sends. */
const value = z.strictObject({
  fonts: noted(
    z.strictObject({
      sans: noted(font, { text: "The font of all text." }),
      mono: noted(font, { text: "The font of code and figures." }),
    }),
    { text: "The fonts of pages and share images." },
  ),
  colors: noted(colors(names, shades), {
    text: "The colours of pages, mails, icons and share images: of each its shade in the light theme, then that in the dark one.",
  }),
  night: noted(colors(NIGHT, oneShade), {
    text: "Colours that are others on a band of night, which is dark in both themes: of each its one shade.",
  }),
  tinted: noted(colors(TINTED, shades), {
    text: "Colours that are others on a tinted band.",
  }),
  moreContrast: noted(colors(STRONGER, shades), {
    text: "Colours for visitors who ask their system for more contrast.",
  }),
});

export type Theme = z.infer<typeof value>;

export const theme = {
  kind: "settings",
  label: "theme",
  value,
} as const satisfies SettingsCollection;
