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
  if (files.has(path, join(outDir, path), digest)) return false;
  return placeBytes(outDir, path, readFileSync(absolutePath), files);
}

/**
 * Writes an image to a path in the output and records it, so that it is not made again. A copy of an image that has
 * changed since it was checked is not found under the old digest, and the next build gives it another name.
 * @returns false if the file has these bytes already
 */
export function placeBytes(
  outDir: string,
  path: string,
  bytes: Uint8Array,
  files: OutputFiles,
): boolean {
  const target = join(outDir, path);
  const isWritten = replaceFile(target, bytes);
  const { ctimeMs, mtimeMs, size } = statSync(target);
  files.add(path, { digest: hash("sha256", bytes), size, mtimeMs, ctimeMs });
  return isWritten;
}

/** The path of an image in the output. */
export function assetPath({ name }: Pick<Asset, "name">): string {
  return `assets/${name}`;
}
