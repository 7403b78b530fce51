import type sharp from "sharp";

/** Loads sharp when the first picture needs it. Loading takes as long as compiling many texts. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: load } = await import("sharp");
  // Every picture is read once, so a cache would only take memory.
  load.cache(false);
  return load;
}
