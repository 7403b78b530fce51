import type { Root } from "hast";
import type { VFile } from "vfile";
import { findLosses } from "./find-losses.ts";

/** Keeps the tree that `rehype-sanitize` copies, to compare it later. */
export function rehypeKeepUnsafe() {
  return (tree: Root, file: VFile): void => {
    file.data.unsafe = tree;
  };
}

/** Adds what sanitizing has removed to the data of the file. */
export function rehypeLosses() {
  return (tree: Root, file: VFile): void => {
    const { unsafe } = file.data;
    if (unsafe !== undefined) file.data.losses = findLosses(unsafe, tree);
  };
}
