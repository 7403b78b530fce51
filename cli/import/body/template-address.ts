import { decodeAddress } from "../../model/decode-address.ts";

/** The scheme of an address that is still to be looked up among the imported documents. */
export const REFERENCE = "import-ref:";

/** True for an address that a template was to fill in, and could not. */
export function isTemplateAddress(address: string): boolean {
  return /\{[{%]|<%|\$\{/u.test(address);
}

/** An address as its writer knows it. */
export function readAddress(address: string): string {
  return address.startsWith(REFERENCE)
    ? decodeAddress(address.slice(REFERENCE.length))
    : address;
}
