import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { OutputFiles } from "../cache/output-files.ts";
import type { Asset } from "../../model/image-resolver.ts";
import { replaceFile } from "./replace-file.ts";

/** Copies an image to a path in the output. False if it exists already, which is known without reading it. */
export function placeAsset(
  outDir: string,
  { absolutePath, digest }: Asset,
  path: string,
  files: OutputFiles,
): boolean {
  const target = join(outDir, path);
  if (files.has(path, target, digest)) return false;
  const bytes = readFileSync(absolutePath);
  const isWritten = replaceFile(target, bytes);
  // If it has changed since it was checked, the next build gives it another name.
  if (hash("sha256", bytes) === digest) {
    const { ctimeMs, mtimeMs, size } = statSync(target);
    files.add(path, { digest, size, mtimeMs, ctimeMs });
  }
  return isWritten;
}

/** The path of an image in the output. */
export function assetPath({ name }: Pick<Asset, "name">): string {
  return `assets/${name}`;
}
