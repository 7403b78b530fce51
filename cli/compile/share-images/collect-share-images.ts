import type { CompiledFile } from "../../model/compiled-file.ts";
import type { CompiledOutput } from "../../model/compiled-folder.ts";
import type { MarkdownEntry } from "../../model/entry.ts";
import type { ShareBrand, ShareImage } from "../../model/share-card.ts";

/** The share images to draw for these entries. Drafts in a preview need none. */
export function collectShareImages(
  entries: readonly MarkdownEntry[],
  compiled: ReadonlyMap<MarkdownEntry, CompiledFile>,
  brand: ShareBrand | undefined,
): Pick<CompiledOutput, "shareImages" | "shareMark"> {
  const shareImages = entries
    .filter(({ common }) => !common.draft)
    .flatMap((entry): ShareImage[] => {
      const { details, rendered } = compiled.get(entry)?.entry ?? {};
      const path = rendered?.share;
      return path === undefined ? [] : [{ path, card: () => details?.().card }];
    });
  return { shareImages, shareMark: brand?.mark ?? "" };
}
