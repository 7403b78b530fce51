import { dirname, join } from "node:path";

interface BuiltFolder {
  /** The output of `npm run build`. */
  dist: string;
  /** Its copy of the compiled content; undefined for a server that runs from its sources. */
  content: string | undefined;
}

/** Finds `dist/`: around this module once it is bundled, beside the folder of its sources before. */
export function builtFolder(): BuiltFolder {
  const folder = dirname(import.meta.dirname);
  return import.meta.filename.endsWith(".ts")
    ? { dist: join(folder, "dist"), content: undefined }
    : { dist: folder, content: join(folder, "content") };
}
