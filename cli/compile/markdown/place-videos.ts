import type { Element } from "hast";
import type { ImageFile } from "../../model/body.ts";
import type { BodyTree } from "../../model/body-tree.ts";

/** Gives videos their served address and controls. Before they play, only their metadata loads. */
export function placeVideos(
  body: BodyTree,
  files: Readonly<Record<string, ImageFile>>,
): void {
  for (const name of ["video", "source", "track"])
    for (const { properties } of body.elementsNamed(name)) {
      place(properties, "src", files);
      place(properties, "poster", files);
      if (name !== "video") continue;
      properties.controls = true;
      properties.playsInline = true;
      properties.preload = "metadata";
    }
}

function place(
  properties: Element["properties"],
  key: "src" | "poster",
  files: Readonly<Record<string, ImageFile>>,
): void {
  const src = String(properties[key] ?? "");
  const file = Object.hasOwn(files, src) ? files[src] : undefined;
  if (file !== undefined) properties[key] = file.address;
}
