import { hash } from "node:crypto";
import type {
  Asset,
  PictureVariant,
  ResolvedImage,
  Picture,
} from "../../model/image-resolver.ts";

/** Increased whenever the encoding changes, which changes the pictures' addresses. */
const ENCODING = 1;
/**
 * In pixels: for phones and cards, for high-density phones, for texts, and for the widest picture on high-density
 * screens.
 */
const WIDTHS = [480, 960, 1440, 1920];
const MAX_WIDTH = 1920;
/** For browsers without WebP, for feeds and for other sites. */
const FALLBACK_WIDTH = 1280;

type Variants = Required<
  Pick<ResolvedImage, "address" | "srcset" | "width" | "height">
> & { assets: Asset[] };

/**
 * The variants that the site serves for a picture: WebP in several widths, and a JPEG, or a PNG if it has
 * transparency. No variant is larger than the picture. Encodes nothing: names are computed from the picture's digest.
 * @param stem the first part of the names
 * @param addressOf the address of a file of the output
 */
export function describeVariants(
  { absolutePath, digest, facts }: Picture,
  { height, width }: { width: number; height: number },
  stem: string,
  addressOf: (name: string) => string,
): Variants {
  const largest = Math.min(width, MAX_WIDTH);
  const widths = [...WIDTHS.filter((each) => each < largest), largest];
  const isGraphic = facts.type === "png" || facts.type === "gif";
  const assets = widths.map((each) =>
    toAsset({ width: each, format: "webp", isGraphic }),
  );
  const fallback = toAsset({
    width: Math.min(width, FALLBACK_WIDTH),
    format: facts.hasAlpha ? "png" : "jpeg",
    isGraphic,
  });
  return {
    address: addressOf(fallback.name),
    srcset: assets
      .map(({ name, variant }) => `${addressOf(name)} ${variant.width}w`)
      .join(", "),
    width: largest,
    height: Math.max(1, Math.round((height * largest) / width)),
    assets: [...assets, fallback],
  };

  function toAsset(variant: PictureVariant) {
    const { format } = variant;
    const recipe = JSON.stringify([ENCODING, digest, variant]);
    const key = hash("sha256", recipe).slice(0, 8);
    const ending = format === "jpeg" ? "jpg" : format;
    const name = `${stem}-${variant.width}.${key}.${ending}`;
    return { absolutePath, digest, name, variant };
  }
}
