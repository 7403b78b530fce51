import type { CompiledBody } from "./body.ts";
import type { FileMemory } from "./content-file.ts";
import type { StageResult } from "./diagnostic.ts";
import type { EntryHead } from "./entry.ts";

/**
 * What one run leaves for the next in the same process. Everything is kept by the content it was made from, so a
 * run with a memory gives what a run without one gives, only sooner.
 */
export interface CompileMemory {
  files: FileMemory;
  heads: Map<string, StageResult<EntryHead>>;
  bodies: Map<string, CompiledBody>;
  texts: Map<string, CompiledBody>;
}

export function createCompileMemory(): CompileMemory {
  return {
    files: new Map(),
    heads: new Map(),
    bodies: new Map(),
    texts: new Map(),
  };
}
