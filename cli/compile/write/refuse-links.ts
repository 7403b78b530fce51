import { lstatSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "../../app-error.ts";
import { cacheDir } from "../cache/cache-dir.ts";
import { outputFolders } from "./list-output.ts";

/** @throws AppError if a folder of the output is a symbolic link: writing there would change files elsewhere */
export function refuseLinks(outDir: string): void {
  const folders = ["previews", ...outputFolders].map((name) =>
    join(outDir, name),
  );
  for (const folder of [...folders, cacheDir(outDir)])
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new AppError(
        "output-link",
        `"${folder}" is a symbolic link: the output would land elsewhere.`,
        { hint: "Remove it, or name another folder with --out DIR." },
      );
}
