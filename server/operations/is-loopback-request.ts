import { BlockList } from "node:net";
import type { Request } from "express";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Headers that proxies and CDNs add to the requests they forward. */
const PROXY_HEADERS =
  /^(?:x-forwarded(?:-.+)?|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|x-original-.+|client-ip|true-client-ip|cf-.+|fastly-.+|x-envoy-.+|x-amzn-trace-id|x-azure-.+|x-proxyuser-ip|cdn-loop)$/u;

/** Host names of local requests. Other names belong to a site behind a proxy. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/iu;

/** True for a request from this machine. False if a proxy forwarded it, even one on this machine. */
export function isLoopbackRequest(request: Request): boolean {
  const isPassedOn = Object.keys(request.headers).some((name) =>
    PROXY_HEADERS.test(name),
  );
  if (isPassedOn || !LOCAL_HOST.test(request.get("host") ?? "")) return false;
  const address = request.socket.remoteAddress?.replace(/^::ffff:/u, "") ?? "";
  return loopback.check(address, address.includes(":") ? "ipv6" : "ipv4");
}
