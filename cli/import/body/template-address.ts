import { decodeAddress } from "../../model/decode-address.ts";

/** The scheme of an address that is still to be looked up among the imported documents. */
export const REFERENCE = "import-ref:";

/** The scheme of an address that a template was to fill in, and could not. */
const UNKNOWN = "import-unknown:";

/** An address with template marks in it, in a form that no page can lead to. */
export function templateAddress(written: string): string {
  return UNKNOWN + encodeURIComponent(written);
}

/** True for an address that a template was to fill in, and could not. */
export function isTemplateAddress(address: string): boolean {
  return address.startsWith(UNKNOWN);
}

/** An address as its writer knows it. */
export function readAddress(address: string): string {
  if (isTemplateAddress(address))
    return decodeAddress(address.slice(UNKNOWN.length));
  return address.startsWith(REFERENCE)
    ? decodeAddress(address.slice(REFERENCE.length))
    : address;
}
