import type { CompileOptions } from "../compile/compile-content.ts";
import type { CommandContext } from "../context.ts";
import type { Folders } from "../folders.ts";
import type { CheckSettings } from "../model/levels.ts";

/** The options to check all content, drafts and scheduled entries included, without any output. */
export function checkOptions(
  { contentDir, publicDirs }: Folders,
  settings: CheckSettings,
  { clock, signal }: CommandContext,
): CompileOptions {
  return {
    contentDir,
    publicDirs,
    ...settings,
    now: clock(),
    preview: { drafts: true, future: true },
    render: false,
    signal,
  };
}
