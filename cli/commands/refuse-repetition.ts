import type { Command } from "commander";
import { BadOption } from "../app-error.ts";
import { isRepeatable } from "./command.ts";

/**
 * Makes a command refuse an option that is given twice with different values, or as both `--x` and `--no-x`. Options
 * that collect values may be repeated.
 */
export function refuseRepetition(command: Command): void {
  const given = new Map<string, string>();
  for (const option of command.options) {
    if (isRepeatable(option)) continue;
    const name = option.attributeName();
    command.on(`option:${option.name()}`, (value: string | null) => {
      const written = [option.long, value].filter(Boolean).join(" ");
      const before = given.get(name) ?? written;
      given.set(name, written);
      if (before === written) return;
      throw new BadOption(
        `${before} and ${written} cannot be used together: choose one.`,
      );
    });
  }
}
