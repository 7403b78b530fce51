import { BlockList } from "node:net";
import type { Request } from "express";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** True for a request from this machine itself; one that a proxy passed on is not, wherever the proxy runs. */
export function isLoopbackRequest(request: Request): boolean {
  if (request.get("x-forwarded-for") ?? request.get("forwarded")) return false;
  const address = request.socket.remoteAddress?.replace(/^::ffff:/u, "") ?? "";
  return loopback.check(address, address.includes(":") ? "ipv6" : "ipv4");
}
