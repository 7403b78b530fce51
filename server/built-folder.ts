import { dirname, join } from "node:path";

interface BuiltFolder {
  /** The output of `npm run build`. */
  dist: string;
  /** Its copy of the compiled content. Undefined for a server that runs from its sources. */
  content: string | undefined;
}

/** Finds `dist/`: the folder of this module if it is bundled, otherwise a sibling of the source folder. */
export function builtFolder(): BuiltFolder {
  const folder = dirname(import.meta.dirname);
  return import.meta.filename.endsWith(".ts")
    ? { dist: join(folder, "dist"), content: undefined }
    : { dist: folder, content: join(folder, "content") };
}
