import type { Command } from "commander";
import { readHelp, type CommandHelp } from "./read-help.ts";

/** The program's manual page, in man(7) format. */
export function formatManPage(program: Command): string {
  const help = program.createHelp();
  const commands = readHelp(program);
  const lines = [
    `.TH CONTENT 1 "" "content ${escape(program.version() ?? "")}" "Content toolchain"`,
    ".SH NAME",
    "content \\- checks and compiles the content of a site",
    ".SH SYNOPSIS",
    ".B content",
    ".I command",
    "[options]",
    ".SH DESCRIPTION",
    text(program.description()),
    ".SH OPTIONS",
    ...help
      .visibleOptions(program)
      .flatMap(({ description, flags }) => item(flags, description)),
    ".SH COMMANDS",
    ...commands.flatMap(describeCommand),
    ".SH EXIT STATUS",
    ...item("0", "clean"),
    ...item("1", "problems in the content"),
    ...item("2", "could not run"),
    ".SH ENVIRONMENT",
    ...item(
      "CONTENT_DIR, CONTENT_OUT",
      "the folders that --content and --out name",
    ),
    ...item("NO_COLOR, FORCE_COLOR", "print without colors, or with them"),
    ...item("VISUAL, EDITOR", "what content new --edit opens"),
  ];
  return `${lines.join("\n")}\n`;
}

function describeCommand({ command, text: shown }: CommandHelp): string[] {
  const help = command.createHelp();
  const examples = examplesIn(shown);
  return [
    `.SS ${escape(help.commandUsage(command))}`,
    text(command.description()),
    ...command.registeredArguments.flatMap((argument) =>
      item(help.argumentTerm(argument), help.argumentDescription(argument)),
    ),
    ...help
      .visibleOptions(command)
      .flatMap((option) =>
        item(help.optionTerm(option), help.optionDescription(option)),
      ),
    ...(examples.length === 0
      ? []
      : [".PP", "Examples:", ".nf", ...examples.map(text), ".fi"]),
  ];
}

/** The lines below `Example:` in a help text. */
function examplesIn(help: string): string[] {
  const [, after = ""] = help.split(/\nExamples?:\n/u);
  return after
    .split("\n")
    .filter((line) => line.startsWith("  "))
    .map((line) => line.slice(2));
}

function item(term: string, description: string): string[] {
  return [".TP", `.B ${escape(term)}`, text(description)];
}

/** A line of text. A dot or quote mark at its start is escaped, because it would be a macro. */
function text(line: string): string {
  return escape(line).replace(/^(?=[.'])/u, "\\&");
}

function escape(line: string): string {
  return line.replaceAll("\\", "\\e").replaceAll("-", "\\-");
}
