import ipaddr from "ipaddr.js";

/**
 * What a client is counted by: its IPv4 address, or the /64 of its IPv6 address, which one household or host has to
 * itself. Only as many entries of X-Forwarded-For are believed, from its end, as there are proxies of ours.
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
  // An entry that is no address ends the chain: the proxy before it is the last one known.
  const broken = chain.findIndex((entry) => !isAddress(entry));
  const known = broken === -1 ? chain : chain.slice(0, broken);
  const client = known.at(-1);
  return client === undefined ? "unknown" : toNetwork(client);
}

// Some proxies add the port that the client came from.
function withoutPort(entry: string): string {
  return (
    /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/u.exec(entry)?.slice(1).find(Boolean) ??
    entry
  );
}

// ipaddr.js alone would take "10.1" and "0x7f000001" too, as old C libraries do.
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

function toNetwork(text: string): string {
  const address = ipaddr.process(text);
  if (address.kind() === "ipv4") return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString().split("%")[0]}/64`)}/64`;
}
