import type { ImageFile } from "../../model/body.ts";
import type { BodyTree } from "../../model/body-tree.ts";

/** Images get the address they are served at, their size in pixels so that nothing moves, and load when needed. */
export function sizeImages(
  body: BodyTree,
  images: Readonly<Record<string, ImageFile>>,
): void {
  for (const { properties } of body.elementsNamed("img")) {
    const src = String(properties.src ?? "");
    const file = Object.hasOwn(images, src) ? images[src] : undefined;
    if (file !== undefined) {
      properties.src = file.address;
      properties.width ??= file.width;
      properties.height ??= file.height;
    }
    properties.loading = "lazy";
    properties.decoding = "async";
  }
}
