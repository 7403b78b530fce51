import { decodeAddress } from "../../model/decode-address.ts";

/** Begins each mark in an address: braces alone may be a part of any. */
const UNKNOWN = "import-unknown:";

/** A mark of a template as a part of an address, which says where it would have led. */
export function templateAddress(mark: string): string {
  const encoded = encodeURIComponent(mark).replaceAll(
    /['()]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return UNKNOWN + encoded;
}

const OPEN =
  /(?:\]\(\s*<?|^[ \t>]*\[[^\]]+\]:[ \t]*<?|\b(?:href|src|srcset|poster|data)\s*=\s*["']?)[^\s"'<>()]*$/iu;

/** True for a text that ends in an address, with marks of a template in it or without. */
export function endsInAddress(text: string): boolean {
  const line = text.slice(text.lastIndexOf("\n") + 1);
  return OPEN.test(line.replaceAll(/\{\{[^{}]*\}\}|\{%[^%]*%\}/gu, ""));
}

/** True for an address that a template was to fill in, and could not. */
export function isTemplateAddress(address: string): boolean {
  return address.includes(UNKNOWN);
}

/** An address as its writer knows it. */
export function readAddress(address: string): string {
  return isTemplateAddress(address)
    ? decodeAddress(address.replaceAll(UNKNOWN, ""))
    : address;
}
