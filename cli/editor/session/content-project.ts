import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { AppError } from "../../app-error.ts";
import { CompileCache } from "../../compile/cache/compile-cache.ts";
import { compileContent } from "../../compile/compile-content.ts";
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
import { createPlaceFinder } from "../../look/refs/find-places.ts";
import { SETTINGS_FILE, type CheckSettings } from "../../model/levels.ts";
import { ownHosts } from "../../rules/site-addresses.ts";
import { pathOf, type OpenDocument } from "./open-documents.ts";
import { createSnapshot, type Snapshot } from "./snapshot.ts";

export interface ProjectOptions {
  /** Receives messages for the user, for example about a mistake in the settings. */
  warn: (message: string) => void;
  /** Called when files on disk have changed. */
  onChange: () => void;
}

/** A content folder that is checked repeatedly, each time with the texts of the open documents. Writes nothing. */
export class ContentProject {
  readonly #folders: Folders;
  readonly #context: CommandContext;
  readonly #options: ProjectOptions;
  readonly #cache: CompileCache;
  readonly #realDir: string;
  readonly #watching: Promise<() => Promise<void>>;
  #settings: CheckSettings = { levels: createLevels([]) };
  #complaint: string | undefined;

  /** @throws AppError when there is no content folder */
  static async open(
    folderOptions: FolderOptions,
    context: CommandContext,
    options: ProjectOptions,
  ): Promise<ContentProject> {
    const folders = await findFolders(folderOptions, context);
    return new ContentProject(folders, context, options);
  }

  private constructor(
    folders: Folders,
    context: CommandContext,
    options: ProjectOptions,
  ) {
    this.#folders = folders;
    this.#context = context;
    this.#options = options;
    const { contentDir, outDir, publicDirs } = folders;
    this.#realDir = realpathSync(contentDir);
    this.#cache = new CompileCache(outDir, { isWritten: false });
    this.#watching = watchFolders(
      [contentDir, ...publicDirs, settingsPath(folders)],
      options.onChange,
    );
  }

  /** Checks the content with these texts in place of those on disk. */
  async check(open: readonly OpenDocument[]): Promise<Snapshot> {
    await this.#loadSettings();
    const options = {
      ...checkOptions(this.#folders, this.#settings, this.#context),
      cache: this.#cache,
      unsaved: open.map(({ content }) => content),
    };
    const compiled = await compileContent(options);
    const { folder } = compiled;
    const hosts = ownHosts({ folder, siteUrl: this.#settings.siteUrl });
    const content = {
      folders: this.#folders,
      options,
      compiled,
      hosts,
      finder: createPlaceFinder(folder, hosts),
      bodyOf: () => undefined,
      cwd: this.#context.cwd,
      unreadable: [],
    };
    return createSnapshot(content, open);
  }

  /** The file of the content that an address names. Undefined for any other address. */
  fileAt(uri: string): { file: string; absolutePath: string } | undefined {
    const path = pathOf(uri);
    if (path === undefined) return undefined;
    const { contentDir } = this.#folders;
    const file =
      pathInside(contentDir, path) ??
      pathInside(this.#realDir, path) ??
      pathInside(this.#realDir, realPathOf(path));
    if (file === undefined) return undefined;
    return { file, absolutePath: join(contentDir, file) };
  }

  async close(): Promise<void> {
    const stop = await this.#watching;
    await stop();
  }

  /** If the settings have a mistake, the last valid ones apply. */
  async #loadSettings(): Promise<void> {
    try {
      this.#settings = await loadLevels([], this.#folders, this.#context);
      this.#complaint = undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const complaint = [SETTINGS_FILE, error.message, error.hint].join(" ");
      if (complaint !== this.#complaint) this.#options.warn(complaint);
      this.#complaint = complaint;
    }
  }
}

/** A path with the symbolic links of its folder resolved. The file need not exist yet. */
function realPathOf(path: string): string {
  try {
    return join(realpathSync(dirname(path)), path.slice(dirname(path).length));
  } catch {
    return path;
  }
}
