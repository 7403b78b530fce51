import * as z from "zod/mini";

/** The file beside the index that lists what a build has left out. Only `build --keep-going` writes it. */
export const PROBLEMS_FILE = "problems.json";

/** An error in the content, for whoever looks at a preview. */
const contentProblem = z.object({
  /** The path from the folder where the build was started. */
  file: z.string(),
  line: z.int(),
  column: z.int(),
  message: z.string(),
  /** What to do. */
  help: z.string(),
  /** The addresses that the file has, or would have without the error. */
  paths: z.array(z.string()),
});

/** What `problems.json` holds. */
export const contentProblems = z.array(contentProblem);

export type ContentProblem = z.infer<typeof contentProblem>;
