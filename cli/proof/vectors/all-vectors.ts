import {
  writeBreakers,
  writeMarkdownAddresses,
  writeMarkup,
} from "./markdown.ts";
import {
  writeAddresses,
  writeClobbers,
  writeHandlers,
  writeStarters,
} from "./markup.ts";
import { writeMutations } from "./mutations.ts";
import type { Vector } from "./vector.ts";

const writers = [
  writeStarters,
  writeHandlers,
  writeAddresses,
  writeClobbers,
  writeMutations,
  writeMarkdownAddresses,
  writeBreakers,
  writeMarkup,
];

/** All vectors, always the same and in the same order. */
export function writeVectors(): Vector[] {
  let number = 0;
  const next = () => `hit(${++number})`;
  return writers.flatMap((write) => write(next));
}
