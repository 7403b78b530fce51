import { Option, type Command } from "commander";
import { BadOption } from "../app-error.ts";

export interface BaselineOptions {
  baseline?: string;
  updateBaseline?: true;
  pruneBaseline?: true;
}

export function addBaselineOptions(command: Command): Command {
  return command
    .option("--baseline <file>", "leave out the problems in this file")
    .addOption(
      new Option(
        "--update-baseline",
        "write all problems to that file",
      ).conflicts("pruneBaseline"),
    )
    .option("--prune-baseline", "remove fixed problems from that file");
}

/**
 * Checks that the options go together.
 * @param isPartial true if only a part of the content is checked
 * @throws AppError if they do not
 */
export function checkBaselineOptions(
  { baseline, pruneBaseline, updateBaseline }: BaselineOptions,
  isPartial: boolean,
): void {
  if (!updateBaseline && !pruneBaseline) return;
  const option = updateBaseline ? "--update-baseline" : "--prune-baseline";
  if (baseline === undefined)
    throw new BadOption(`${option} needs --baseline FILE.`);
  if (isPartial)
    throw new BadOption(
      `${option} is for the whole content: leave out the paths, --since and --staged.`,
    );
}
