/**
 * The baseline for comparison: turns the posts of a folder into HTML with the usual unified plugins and nothing else.
 * `node plain-pipeline.ts <folder of posts> <output folder>`
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import rehypeRaw from "rehype-raw";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

const [folder = "", out = ""] = process.argv.slice(2);
const pipeline = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)
  .use(rehypeSanitize)
  .use(rehypeStringify)
  .freeze();

await mkdir(out, { recursive: true });
for (const name of (await readdir(folder)).toSorted()) {
  const text = await readFile(join(folder, name), "utf8");
  const body = text.slice(text.indexOf("\n---\n", 4) + 5);
  const html = await pipeline.process(body);
  await writeFile(join(out, `${name}.html`), String(html));
}
