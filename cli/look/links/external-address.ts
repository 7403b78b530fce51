import ipaddr from "ipaddr.js";
import { isLocalHost } from "../../rules/own-hosts.ts";

/** Names that are reserved for examples and tests (RFC 2606). */
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test)\.?$/u;

/**
 * The address of an external link, without its fragment. Undefined for every other link.
 * @param hosts the hosts of the site itself
 */
export function externalAddress(
  target: string,
  hosts: ReadonlySet<string>,
): URL | undefined {
  if (!/^https?:/iu.test(target)) return undefined;
  const url = URL.parse(target);
  if (url === null || hosts.has(url.host)) return undefined;
  url.hash = "";
  return url;
}

/** Why an address is not requested. Undefined for one on the public network. */
export function whyNotAsked({
  hostname,
}: URL): "reserved" | "private" | undefined {
  if (RESERVED.test(hostname)) return "reserved";
  return isLocalHost(hostname) || isPrivateAddress(hostname)
    ? "private"
    : undefined;
}

/** True for the IP address of a machine that is not on the public network. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/^\[(.*)\]$/su, "$1");
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() !== "unicast";
}
