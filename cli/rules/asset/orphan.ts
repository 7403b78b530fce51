import { posix } from "node:path";
import { decodePath } from "../../model/decode-address.ts";
import { nameOfFile } from "../../model/own-files.ts";
import { defineRule } from "../define-rule.ts";
import { shownImages } from "../image/shown-images.ts";

export const assetOrphan = defineRule({
  id: "asset/orphan",
  level: "warn",
  what: "No entry shows an image, a video or captions of the content folder.",
  why: "It is not published. Either it was forgotten, or the text that should show it was.",
  whatToDo: "Show it, or remove the file.",
  bad: "content/blog/read-the-room/chart.svg, and index.md shows no image",
  good: "![A chart](./chart.svg)",
  checkFolder({ folder }) {
    if (folder.images.length === 0) return [];
    const used = new Set<string>();
    for (const { entry, src } of shownImages(folder))
      if (!src.startsWith("/"))
        used.add(posix.join(posix.dirname(entry.file), decodePath(src)));
    // A file that cannot be read may show the images beside it.
    const unsure = new Set(folder.unread.map((file) => posix.dirname(file)));
    return folder.images.flatMap(({ path }) => {
      if (used.has(path) || unsure.has(posix.dirname(path))) return [];
      const message = `No entry shows the ${nameOfFile(path)} \`${posix.basename(path)}\`.`;
      return [{ file: path, message }];
    });
  },
});
