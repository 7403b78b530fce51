import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { AppError } from "../../app-error.ts";
import { CompileCache } from "../../compile/cache/compile-cache.ts";
import { watchFolders } from "../../compile/write/watch-build.ts";
import type { CommandContext } from "../../context.ts";
import {
  findFolders,
  pathInside,
  type FolderOptions,
  type Folders,
} from "../../folders.ts";
import { createLevels } from "../../check/settings/levels.ts";
import {
  loadLevels,
  settingsPath,
  checkOptions,
} from "../../check/settings/load-levels.ts";
import { compileOpen } from "../../look/open-content.ts";
import { createPlaceFinder } from "../../look/refs/find-places.ts";
import { SETTINGS_FILE, type CheckSettings } from "../../model/levels.ts";
import { pathOf, type OpenDocument } from "./open-documents.ts";
import { createSnapshot, type Snapshot } from "./snapshot.ts";

export interface ProjectOptions {
  /** Receives messages for the user, for example about a mistake in the settings. */
  warn: (message: string) => void;
  /** Called when files on disk have changed. */
  onChange: () => void;
}

/** A content folder that is checked repeatedly, each time with the texts of the open documents. Writes nothing. */
export type ContentProject = Awaited<ReturnType<typeof openProject>>;

/** @throws AppError when there is no content folder */
export async function openProject(
  folderOptions: FolderOptions,
  context: CommandContext,
  { onChange, warn }: ProjectOptions,
) {
  const folders = await findFolders(folderOptions, context);
  const { contentDir, outDir, publicDirs } = folders;
  const realDir = realpathSync(contentDir);
  const cache = new CompileCache(outDir, { isWritten: false });
  const watched = [contentDir, ...publicDirs, settingsPath(folders)];
  const watching = watchFolders(watched, onChange);
  const readSettings = createSettingsReader(folders, context, warn);
  return {
    /** Checks the content with these texts in place of those on disk. */
    async check(open: readonly OpenDocument[]): Promise<Snapshot> {
      const options = {
        ...checkOptions(folders, await readSettings(), context),
        cache,
        unsaved: open.map(({ content }) => content),
      };
      const content = await compileOpen(folders, options, context);
      const { compiled, hosts } = content;
      const finder = createPlaceFinder(compiled.folder, hosts);
      return createSnapshot({ ...content, finder }, open);
    },
    /** The file of the content that an address names. Undefined for any other address. */
    fileAt(uri: string): { file: string; absolutePath: string } | undefined {
      const path = pathOf(uri);
      if (path === undefined) return undefined;
      const file =
        pathInside(contentDir, path) ??
        pathInside(realDir, path) ??
        pathInside(realDir, realPathOf(path));
      if (file === undefined) return undefined;
      return { file, absolutePath: join(contentDir, file) };
    },
    async close(): Promise<void> {
      const stop = await watching;
      await stop();
    },
  };
}

/** Reads the settings of the checks. If they have a mistake, the last valid ones apply. */
function createSettingsReader(
  folders: Folders,
  context: CommandContext,
  warn: ProjectOptions["warn"],
) {
  let settings: CheckSettings = { levels: createLevels([]) };
  let complaint = "";
  return async () => {
    try {
      settings = await loadLevels([], folders, context);
      complaint = "";
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const said = [SETTINGS_FILE, error.message, error.hint].join(" ");
      if (said !== complaint) warn(said);
      complaint = said;
    }
    return settings;
  };
}

/** A path with the symbolic links of its folder resolved. The file need not exist yet. */
function realPathOf(path: string): string {
  try {
    return join(realpathSync(dirname(path)), path.slice(dirname(path).length));
  } catch {
    return path;
  }
}
