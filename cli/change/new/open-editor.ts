import { spawn } from "node:child_process";
import { AppError } from "../../app-error.ts";

/** Exit codes of a shell that cannot run the program or does not find it. */
const NOT_STARTED = new Set([126, 127]);

/**
 * Opens a file in an editor, and waits until the editor ends.
 * @param editor a command for the shell, as git reads VISUAL and EDITOR: quotes keep a path with spaces together
 * @throws AppError when it cannot be started
 */
export async function openEditor(editor: string, path: string): Promise<void> {
  const child =
    process.platform === "win32"
      ? spawn(`${editor} "${path}"`, { stdio: "inherit", shell: true })
      : spawn("sh", ["-c", `${editor} "$@"`, editor, path], {
          stdio: "inherit",
        });
  const message = `The editor "${editor}" could not be started.`;
  await new Promise<void>((resolve, reject) => {
    child.once("close", (code) => {
      if (code === null || !NOT_STARTED.has(code)) resolve();
      else reject(new AppError("no-editor", message));
    });
    child.once("error", (cause) =>
      reject(new AppError("no-editor", message, { cause })),
    );
  });
}
