import { readdirSync, lstatSync } from "node:fs";
import { join, posix } from "node:path";
import { collectionNames, markdownNames } from "#schema";
import { SHARE_FOLDER } from "../../model/share-card.ts";
import { AppError } from "../../app-error.ts";
import { cacheDir } from "../cache/cache-dir.ts";

/** The folders of an output: the site's content, and in `previews` what is not published yet. */
const outputFolders: readonly string[] = [
  "assets",
  SHARE_FOLDER,
  ...collectionNames,
  ...["assets", ...markdownNames].map((name) => `previews/${name}`),
];

/** The files of an output whose names this tool gives. Nothing else there is ever removed. */
export function listOutput(out: string): string[] {
  return ["", ...outputFolders].flatMap((folder) =>
    namesIn(join(out, folder))
      .filter((name) => isOurs(folder, name))
      .map((name) => (folder === "" ? name : `${folder}/${name}`)),
  );
}

/** True for a temporary file that will be renamed. */
export function isTemporary(name: string): boolean {
  return /\.[0-9a-f-]{36}\.tmp$/u.test(name);
}

function isOurs(folder: string, name: string): boolean {
  if (/\.(?:json|sqlite)\.[0-9a-f-]{36}\.tmp$/u.test(name)) return true;
  if (folder === "") return /^(?:index|editor|problems)\.json$/u.test(name);
  return posix.basename(folder) === "assets" || folder === SHARE_FOLDER
    ? /\.[0-9a-f]{8}\.[a-z]+(?:\.[0-9a-f-]{36}\.tmp)?$/u.test(name)
    : name.endsWith(".json");
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

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
