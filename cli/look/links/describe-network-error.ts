import type { LinkAnswer } from "../../model/link-answer.ts";
import { PrivateAddressError, TimeoutError } from "./request-address.ts";

/** Failures that every reader would see. The text continues a sentence after the address. */
const DEAD: Readonly<Record<string, string>> = {
  ENOTFOUND: "leads nowhere: there is no host with that name",
  ECONNREFUSED: "leads nowhere: the host refuses connections",
  CERT_HAS_EXPIRED: "has a certificate that has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "has a certificate that no browser trusts",
  SELF_SIGNED_CERT_IN_CHAIN: "has a certificate that no browser trusts",
  ERR_TLS_CERT_ALTNAME_INVALID: "has a certificate for another host",
};

/** Failures that may be caused by this machine, this moment or this program. */
const UNKNOWN: Readonly<Record<string, string>> = {
  EAI_AGAIN: "cannot be looked up; perhaps this machine is offline",
  EHOSTUNREACH: "cannot be reached from here",
  ENETUNREACH: "cannot be reached; perhaps this machine is offline",
  ECONNRESET: "ends the connection without an answer",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "has a certificate that cannot be verified",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    "has a certificate that cannot be verified",
};

/**
 * The meaning of a failed request for an address. `isOfHost` is true if every other address of the host would fail in
 * the same way.
 */
export function describeNetworkError(error: unknown): {
  answer: LinkAnswer;
  isOfHost: boolean;
} {
  if (error instanceof TimeoutError) {
    const why = `has not answered within ${error.seconds} s`;
    return { answer: unknown(why), isOfHost: !error.isConnected };
  }
  if (error instanceof PrivateAddressError)
    return { answer: unknown("is in a private network"), isOfHost: true };
  const code = codeOf(error);
  const dead = DEAD[code];
  const why = UNKNOWN[code] ?? `gives no answer (${code})`;
  return {
    answer: dead === undefined ? unknown(why) : { kind: "dead", why: dead },
    isOfHost: code in DEAD || (code in UNKNOWN && code !== "ECONNRESET"),
  };
}

function unknown(why: string): LinkAnswer {
  return { kind: "unknown", why };
}

/** The code of an error. If several IP addresses of a host were tried, the code of the first. */
function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (error instanceof Error && "code" in error) return String(error.code);
  return error instanceof Error ? error.message : String(error);
}
