import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

/** This version and the two before it. */
const KEPT_VERSIONS = 3;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

function readVersions(file: string): string[][] {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
}

/**
 * Runs a build that replaces `assets` in a folder, and adds the files of the versions before: pages that another
 * instance, a cache or a tab still has ask for them. Their names contain a hash, so no two versions differ in one.
 */
export async function keepAssets(
  { dist, assets }: { dist: string; assets: string },
  build: () => Promise<void>,
): Promise<void> {
  const before = join(dist, ".assets-before");
  const list = join(dist, ".asset-versions.json");
  if (existsSync(assets)) cpSync(assets, before, { recursive: true });
  await build();
  const current = filesOf(assets);
  const last = readVersions(list);
  const isSame = String(last[0]) === String(current);
  const versions = [current, ...last.slice(isSame ? 1 : 0)];
  const kept = versions.slice(0, KEPT_VERSIONS);
  for (const name of new Set(kept.flat()))
    if (!existsSync(join(assets, name)) && existsSync(join(before, name)))
      cpSync(join(before, name), join(assets, name));
  writeFileSync(list, JSON.stringify(kept));
  rmSync(before, { recursive: true, force: true });
}
