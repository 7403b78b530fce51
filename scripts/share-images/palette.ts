import { shadesOf, type ThemeColor } from "#schema";
import { loadTheme } from "../theme-styles.ts";

export const { colors, fonts } = loadTheme();

/** A colour of the dark theme. */
export function darkColour(name: ThemeColor): string {
  return shadesOf(colors[name]).dark;
}
