import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";
import { parse } from "yaml";
import { collections, shadesOf, type Theme } from "#schema";
import { projectRoot } from "./run-command.ts";

type Colors = Readonly<Record<string, string>>;
type Font = Theme["fonts"]["sans"];

const { resolve: find } = createRequire(import.meta.url);

/** The theme of the content, or that of the project if the folder has none. */
export function themeFile(): string {
  const own = resolve(
    projectRoot,
    process.env["CONTENT_DIR"] || "content",
    "theme.yaml",
  );
  return existsSync(own) ? own : join(projectRoot, "content/theme.yaml");
}

/** @throws if the file does not fit its schema, which `content validate` explains */
export function loadTheme(file = themeFile()): Theme {
  return collections.theme.value.parse(parse(readFileSync(file, "utf8")));
}

function formatColors(colors: Colors): string {
  return Object.entries(colors)
    .map(([name, color]) => {
      const { light, dark } = shadesOf(color);
      const value = light === dark ? light : `light-dark(${light}, ${dark})`;
      return `  --color-${name}: ${value};`;
    })
    .join("\n");
}

/**
 * Colours as Tailwind's theme, which makes utilities of them. They are declared again on a band of night, because it is
 * dark in both themes; with more contrast, the stronger ones apply there too.
 */
function formatPalette(theme: Theme): string {
  const { colors, night, moreContrast, tinted } = theme;
  return `
@theme static {
${formatColors(colors)}
}
.night {
${formatColors({ ...colors, ...night })}
}
@media not (prefers-contrast: more) {
.band-tint {
${formatColors(tinted)}
}
}
@media (prefers-contrast: more) {
:root, .night {
${formatColors(moreContrast)}
}
}
@media print {
:root, .night { --color-page: #ffffff; --color-band: #ffffff; }
}
`;
}

/** The file of a variable font. @throws if its package is not installed */
function fontFile({ package: name }: Font): string {
  const file = `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  try {
    find(file);
    return file;
  } catch (cause) {
    throw new Error(
      `The font package "${name}" of theme.yaml is not installed: run npm install --save-exact @fontsource-variable/${name} @fontsource/${name}.`,
      { cause },
    );
  }
}

/** A font of the system with the measures of another one. */
function formatFallback(
  name: string,
  { ascent, descent }: { ascent: number; descent: number },
  { weights = "100 900", width = 100, local = "" },
): string {
  const scale = (value: number) => `${((value / width) * 100).toFixed(1)}%`;
  return `@font-face {
  font-family: "${name}";
  font-weight: ${weights};
  src: ${local};
  size-adjust: ${width}%;
  ascent-override: ${scale(ascent)};
  descent-override: ${scale(descent)};
  line-gap-override: 0%;
}
`;
}

const ARIAL = 'local("Arial"), local("Liberation Sans"), local("Helvetica")';
const ARIAL_BOLD =
  'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Bold")';
const ROBOTO = 'local("Roboto"), local("Roboto Regular")';
const COURIER =
  'local("Courier New"), local("Liberation Mono"), local("Menlo"), local("Consolas")';

const formatFont = (font: Font) => `@font-face {
  font-family: "${font.family}";
  font-weight: 100 900;
  font-display: swap;
  src: url("${fontFile(font)}") format("woff2");
}
`;

const families = (...names: string[]) =>
  names.map((name) => `"${name}"`).join(", ");

function formatFonts({ fonts: { sans, mono } }: Theme): string {
  const [text, android, code] = [
    `${sans.family} Fallback`,
    `${sans.family} Fallback Android`,
    `${mono.family} Fallback`,
  ];
  const rules = [formatFont(sans), formatFont(mono)];
  if (sans.metrics) {
    const { width, boldWidth, androidWidth } = sans.metrics;
    const isSplit = boldWidth !== undefined;
    const weights = isSplit ? "100 500" : "100 900";
    const regular = { weights, width, local: ARIAL };
    rules.push(formatFallback(text, sans.metrics, regular));
    if (isSplit) {
      const bold = { weights: "501 900", width: boldWidth, local: ARIAL_BOLD };
      rules.push(formatFallback(text, sans.metrics, bold));
    }
    if (androidWidth !== undefined) {
      const other = { width: androidWidth, local: ROBOTO };
      rules.push(formatFallback(android, sans.metrics, other));
    }
  }
  if (mono.metrics) {
    const other = { width: mono.metrics.width, local: COURIER };
    rules.push(formatFallback(code, mono.metrics, other));
  }
  return `${rules.join("")}@theme static {
  --font-sans: ${families(sans.family, text, android)}, ui-sans-serif, system-ui, sans-serif;
  --font-mono: ${families(mono.family, code)}, ui-monospace, Menlo, Consolas, monospace;
}
`;
}

/** The part of the site's styles that theme.yaml decides. */
export function renderThemeStyles(theme: Theme): string {
  return formatFonts(theme) + formatPalette(theme);
}

/** Adds the colours and fonts of theme.yaml to the site's style sheet. */
export function themeStyles(): Plugin {
  return {
    name: "northlark:theme",
    enforce: "pre",
    transform: {
      filter: { id: /\/site\/styles\/index\.css(?:\?(?!url|raw)|$)/u },
      handler(code) {
        const file = themeFile();
        this.addWatchFile(file);
        return { code: code + renderThemeStyles(loadTheme(file)), map: null };
      },
    },
  };
}
