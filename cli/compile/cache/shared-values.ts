import type { Diagnostic } from "../../model/diagnostic.ts";
import type { CompiledFile, Uses } from "../../model/compiled-file.ts";

type ShownImage = Uses["images"][number];

/** Lets compiled files share equal values, of which each would have its own copy after parsing. */
export class SharedValues {
  readonly #texts = new Map<string, string>();
  readonly #images = new Map<string, ShownImage>();

  share(compiled: CompiledFile): void {
    const { diagnostics, entry, file } = compiled;
    for (const diagnostic of diagnostics) this.shareTexts(diagnostic, file);
    if (entry === undefined) return;
    const { uses } = entry;
    uses.brand = this.text(uses.brand);
    uses.fragments = this.text(uses.fragments);
    uses.images = uses.images.map((image) => this.#image(image));
  }

  shareTexts(diagnostic: Diagnostic, file = this.text(diagnostic.file)): void {
    diagnostic.file = file;
    diagnostic.rule = this.text(diagnostic.rule);
    diagnostic.help = this.text(diagnostic.help);
  }

  text(text: string): string {
    const known = this.#texts.get(text);
    if (known === undefined) this.#texts.set(text, text);
    return known ?? text;
  }

  #image(shown: ShownImage): ShownImage {
    const [src, image] = shown;
    const known = this.#images.get(src);
    if (known !== undefined && isSameImage(known[1], image)) return known;
    this.#images.set(src, shown);
    return shown;
  }
}

/** True if a page shows both in the same way. */
export function isSameImage(a: ShownImage[1], b: ShownImage[1]): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.address === b.address &&
    a.srcset === b.srcset &&
    a.width === b.width &&
    a.height === b.height
  );
}
