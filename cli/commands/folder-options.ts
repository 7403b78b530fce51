import type { Command } from "commander";

/** Adds `--content` and `--out`, which every command that reads content takes. */
export function addFolderOptions(command: Command): Command {
  return command
    .option("--content <dir>", "folder of the content (default: content)")
    .option("--out <dir>", "folder of the compiled index (default: .content)");
}
