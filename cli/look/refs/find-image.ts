import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import { decodePath } from "../../model/decode-address.ts";
import type { ImageSubject } from "./subject.ts";

/** The image, or other static file, for an address in a file. Undefined if there is none. */
export function findImage(
  address: string,
  file: string,
  { images, publicFiles }: Pick<CompiledFolder, "images" | "publicFiles">,
  publicDirs: readonly string[],
): ImageSubject | undefined {
  const path = decodePath(address);
  if (!path.startsWith("/")) {
    const beside = posix.join(posix.dirname(file), path);
    return images.find((image) => image.path === beside);
  }
  if (!publicFiles.has(path)) return undefined;
  return { path, absolutePath: publicPath(path, publicDirs) };
}

/** The absolute path of a static file, in the first folder that has it. */
export function publicPath(
  address: string,
  publicDirs: readonly string[],
): string {
  const paths = publicDirs.map((folder) => join(folder, address));
  return paths.find((path) => existsSync(path)) ?? paths[0] ?? address;
}
