import ipaddr from "ipaddr.js";

/**
 * The key by which a client is counted: its IPv4 address, or the /64 prefix of its IPv6 address, which usually
 * belongs to one household or host. Only as many entries of X-Forwarded-For, counted from its end, are trusted as
 * there are proxies of this site.
 */
export function toClientKey(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedHops: number,
): string {
  const forwarded = (forwardedFor ?? "")
    .split(",")
    .map((entry) => withoutPort(entry.trim()))
    .toReversed();
  const chain = [remoteAddress ?? "", ...forwarded].slice(0, trustedHops + 1);
  // An invalid entry ends the chain, and the proxy before it counts as the client.
  const broken = chain.findIndex((entry) => !isAddress(entry));
  const known = broken === -1 ? chain : chain.slice(0, broken);
  const client = known.at(-1);
  return client === undefined ? "unknown" : toNetwork(client);
}

// Some proxies add the client's port.
function withoutPort(entry: string): string {
  return (
    /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/u.exec(entry)?.slice(1).find(Boolean) ??
    entry
  );
}

// ipaddr.js alone would also accept "10.1" and "0x7f000001", as old C libraries do.
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

function toNetwork(text: string): string {
  const address = ipaddr.process(text);
  if (address.kind() === "ipv4") return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().split("%")[0]}/64`)}/64`;
}
