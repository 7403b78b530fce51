import { isIP, isIPv6 } from "node:net";

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
    .map((entry) => entry.trim())
    .toReversed();
  const chain = [remoteAddress ?? "", ...forwarded].slice(0, trustedHops + 1);
  // An entry that is no address ends the chain: the proxy before it is the last one known.
  const broken = chain.findIndex((entry) => isIP(entry) === 0);
  const known = broken === -1 ? chain : chain.slice(0, broken);
  return toNetwork(known.at(-1) ?? "unknown");
}

function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [bare = ""] = address.split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = "", tail = ""] = bare.split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = bare.includes("::")
    ? 8 - groups.length - countGroups(tail)
    : 0;
  const full = [
    ...groups,
    ...Array.from({ length: missing }, () => "0"),
    ...tail.split(":"),
  ];
  const prefix = full.slice(0, 4).map((group) => Number.parseInt(group, 16));
  return `${prefix.map((group) => group.toString(16)).join(":")}::/64`;
}

function countGroups(tail: string): number {
  if (tail === "") return 0;
  // An embedded IPv4 address stands for two.
  return tail.split(":").length + (tail.includes(".") ? 1 : 0);
}
