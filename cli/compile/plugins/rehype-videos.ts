import type { Properties, Root } from "hast";
import type { DataMap, VFile } from "vfile";
import { eachElement } from "./each-element.ts";

type Images = DataMap["images"];
const NAMES = new Set(["video", "source", "track"]);

/**
 * Gives videos their served address, from `images` in the data of the file, and controls. Before they play, only their
 * metadata loads.
 */
export function rehypeVideos() {
  return (tree: Root, { data: { images = {} } }: VFile): void => {
    eachElement(tree, ({ properties, tagName }) => {
      if (!NAMES.has(tagName)) return;
      place(properties, "src", images);
      place(properties, "poster", images);
      if (tagName !== "video") return;
      properties.controls = true;
      properties.playsInline = true;
      properties.preload = "metadata";
    });
  };
}

function place(
  properties: Properties,
  key: "src" | "poster",
  files: Images,
): void {
  const src = String(properties[key] ?? "");
  const file = Object.hasOwn(files, src) ? files[src] : undefined;
  if (file !== undefined) properties[key] = file.address;
}
