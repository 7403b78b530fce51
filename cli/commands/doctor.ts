import { exitCodes, wantsColors } from "../context.ts";
import type { FolderOptions } from "../folders.ts";
import { type AddCommand, addFolderCommand } from "./command.ts";

interface DoctorOptions extends FolderOptions {
  json?: true;
}

export const addDoctorCommand: AddCommand = (program, context, finish) => {
  addFolderCommand(program, "doctor")
    .description("check the installation and the folders, without writing")
    .option("--json", "print the findings as JSON")
    .addHelpText(
      "after",
      "\nExample:\n  content doctor\n\nExit codes: 0 if no check fails, 1 if one does. Warnings do not count.",
    )
    .action(async (options: DoctorOptions) => {
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
      finish(hasFailed ? exitCodes.problems : exitCodes.clean);
    });
};
