import { decodeAddress } from "../../model/decode-address.ts";

export interface Target {
  /** Decoded. */
  path: string;
  /** Without `#`. */
  hash: string;
  /** The rest after the path, as written. */
  rest: string;
}

export function splitTarget(target: string): Target {
  const [, path = "", rest = "", hash = ""] =
    /^([^?#]*)((?:\?[^#]*)?(?:#(.*))?)$/su.exec(target) ?? [];
  return { path: path.includes("%") ? decodeAddress(path) : path, hash, rest };
}
