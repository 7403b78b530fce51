import type { CodeOptions } from "./code-options.ts";

/** A block of code that is put into its text last. Plain data. */
export interface CodeBlock {
  code: string;
  /** Undefined for code that is not highlighted. */
  language: string | undefined;
  /** Undefined if no lines are marked or numbered. */
  options: CodeOptions | undefined;
}

/** Stands for a block of code in HTML. Nothing else prints it: `<` is escaped in texts, and `"` in attributes. */
export const GAP = '<">';
