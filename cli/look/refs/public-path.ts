import { existsSync } from "node:fs";
import { join } from "node:path";

/** The absolute path of a static file, in the first folder that has it. */
export function publicPath(
  address: string,
  publicDirs: readonly string[],
): string {
  const paths = publicDirs.map((folder) => join(folder, address));
  return paths.find((path) => existsSync(path)) ?? paths[0] ?? address;
}
