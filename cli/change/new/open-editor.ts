import { spawn } from "node:child_process";
import { AppError } from "../../app-error.ts";

/**
 * Opens a file in an editor, and waits until the editor ends.
 * @param editor a program with arguments, separated by white space
 * @throws AppError when it cannot be started
 */
export async function openEditor(editor: string, path: string): Promise<void> {
  const [program = editor, ...before] = editor.split(/\s+/u);
  const child = spawn(program, [...before, path], { stdio: "inherit" });
  await new Promise<void>((resolve, reject) => {
    child.once("close", () => resolve());
    child.once("error", (cause) => {
      const message = `The editor "${editor}" could not be started.`;
      reject(new AppError("no-editor", message, { cause }));
    });
  });
}
