import { exitCodes, wantsColors, type ExitCode } from "../context.ts";
import type { CommandContext } from "../context.ts";
import type { FolderOptions } from "../folders.ts";
import type { AddCommand } from "./command.ts";
import { addFolderOptions } from "./folder-options.ts";

interface DoctorOptions extends FolderOptions {
  json?: true;
}

export const addDoctorCommand: AddCommand = (program, context, finish) => {
  const command = program
    .command("doctor")
    .description("check the installation and the folders, without writing");
  addFolderOptions(command)
    .option("--json", "print the findings as JSON")
    .addHelpText(
      "after",
      "\nExample:\n  content doctor\n\nExit codes: 0 if no check fails, 1 if one does. Warnings do not count.",
    )
    .action(async (options: DoctorOptions) => {
      finish(await doctor(options, context));
    });
};

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
  const hasFailed = findings.some(({ status }) => status === "fail");
  return hasFailed ? exitCodes.problems : exitCodes.clean;
}
