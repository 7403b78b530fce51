import type { Preview } from "#schema";
import { hash } from "node:crypto";
import type { Fragments } from "../model/body.ts";
import type { CompileMemory, Listing } from "../model/compile-memory.ts";
import type { ContentFile } from "../model/content-file.ts";
import type { ImageResolver } from "../model/image-resolver.ts";
import type { Levels } from "../model/levels.ts";
import type { Picture } from "../model/picture.ts";
import type { Spelling } from "../model/spelling.ts";
import { listFolders } from "./cache/list-folders.ts";
import { collectFragments } from "./collect-fragments.ts";
import { compileFiles, type CompiledFiles } from "./compile-files.ts";
import type { CompileInputs } from "./compile-markdown-file.ts";
import type { ReadFolder } from "./list-files.ts";
import { openImages } from "./pictures/open-images.ts";
import type { ImageFiles } from "./resolve-images.ts";
import { readBrand } from "./share-images/read-brand.ts";
import { openSpelling } from "./spelling/open-spelling.ts";

export interface FolderOptions {
  contentDir: string;
  /** Folders of static files, the first that has a file wins. */
  publicDirs: readonly string[];
  /** A ready list of static files to use instead: path with a leading slash -> absolute path. */
  publicFiles?: ReadonlyMap<string, string>;
  readFolder?: ReadFolder;
  /** Files that are not on disk yet, checked as if they were. */
  unsaved?: readonly ContentFile[];
  /** False to check only: no HTML, no output. */
  render: boolean;
  preview: Preview;
  levels: Levels;
}

/** A content folder of which everything but the Markdown files has been read. */
export interface OpenedFolder {
  listing: Listing;
  files: CompiledFiles;
  pictures: ReadonlyMap<string, Picture>;
  resolver: ImageResolver;
  spelling: Spelling | undefined;
  /** What each Markdown file is compiled with. */
  inputs: Omit<CompileInputs, "bodies" | "store"> & ImageFiles;
}

/** Lists the files of a folder, and reads and validates all but the Markdown files. @throws when it cannot be read */
export async function openFolder(
  options: FolderOptions,
  memory: CompileMemory,
): Promise<OpenedFolder> {
  const { contentDir, levels, preview, render, unsaved } = options;
  const listing = memory.listing ?? (await listFolders(options));
  const { found, publicFiles } = listing;
  const files = compileFiles(found.value ?? [], unsaved, memory);
  const { images, records, settings } = files;
  const { pictures, resolver } = await openImages(images, listing, memory);
  const spelling = await openSpelling(contentDir, files, levels);
  const fragments = collectFragments(records);
  const inputs = {
    fragments,
    fragmentsDigest: digestFragments(fragments),
    ...readBrand(settings, records, publicFiles),
    images,
    pictures,
    publicFiles,
    resolver,
    spelling: spelling !== undefined,
    render,
    drafts: preview.drafts,
  };
  return { listing, files, pictures, resolver, spelling, inputs };
}

/** A fragment with errors is not the same as a missing one. */
function digestFragments(fragments: Fragments): string {
  const json = JSON.stringify(fragments, (_, value: unknown) => value ?? null);
  return hash("sha256", json);
}
