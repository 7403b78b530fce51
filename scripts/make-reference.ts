import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { referenceFiles } from "./reference/reference-files.ts";

const root = join(import.meta.dirname, "..");
for (const [file, text] of referenceFiles()) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
  console.log(file);
}
