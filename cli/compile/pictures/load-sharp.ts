import type sharp from "sharp";

/** Loads sharp when the first picture needs it: it takes as long to load as many texts take to compile. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: load } = await import("sharp");
  // Every picture is read once: a cache would only hold memory.
  load.cache(false);
  return load;
}
