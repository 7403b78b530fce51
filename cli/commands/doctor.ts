import type { Command } from "commander";
import {
  wantsColors,
  exitCodes,
  type CommandContext,
  type ExitCode,
  type Finish,
} from "../context.ts";
import { addFolderOptions } from "./folder-options.ts";
import { type FolderOptions } from "../folders.ts";

interface DoctorOptions extends FolderOptions {
  json?: true;
}

export function addDoctorCommand(
  program: Command,
  context: CommandContext,
  finish: Finish,
): void {
  const command = program
    .command("doctor")
    .description("look over the installation and the folders, write nothing");
  addFolderOptions(command)
    .option("--json", "print the findings as JSON")
    .addHelpText(
      "after",
      "\nExample:\n  content doctor\n\nExit codes: 0 nothing fails, 1 something does; warnings do not count.",
    )
    .action(async (options: DoctorOptions) => {
      finish(await doctor(options, context));
    });
}

async function doctor(
  options: DoctorOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { examine } = await import("../look/doctor/examine.ts");
  const { formatFindings, formatFindingsAsJson } =
    await import("../look/doctor/format-findings.ts");
  const findings = await examine(options, context);

  context.stdout.write(
    options.json
      ? formatFindingsAsJson(findings)
      : formatFindings(findings, wantsColors(context)),
  );
  return findings.some(({ status }) => status === "fail")
    ? exitCodes.problems
    : exitCodes.clean;
}
