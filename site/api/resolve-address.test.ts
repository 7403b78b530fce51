import { describe, expect, it } from "vitest";
import { hostingPlatformHosts, resolveAddress } from "./resolve-address.ts";

function from(origin: string, path = "/api/blog"): string {
  return resolveAddress(path, new URL(origin));
}

describe("resolveAddress", () => {
  it.each([
    "http://localhost",
    "http://localhost:3000",
    "http://127.0.0.1:8080",
    "http://[::1]:3000",
    ...hostingPlatformHosts.map((host) => `https://northlark.${host}`),
    "https://a-branch.team.vercel.app",
    "https://NORTHLARK.Vercel.app",
    "https://vercel.app",
  ])("keeps a path relative on %s", (origin) => {
    expect(from(origin)).toBe("/api/blog");
  });

  it.each([
    ["https://northlark.example", "https://northlark.example/api/blog"],
    ["http://northlark.example:8080", "http://northlark.example:8080/api/blog"],
    ["https://notvercel.app", "https://notvercel.app/api/blog"],
    [
      "https://vercel.app.evil.example",
      "https://vercel.app.evil.example/api/blog",
    ],
    ["https://northlark-vercel.app", "https://northlark-vercel.app/api/blog"],
    [
      "https://localhost.evil.example",
      "https://localhost.evil.example/api/blog",
    ],
    ["https://notlocalhost", "https://notlocalhost/api/blog"],
    ["http://127.0.0.10", "http://127.0.0.10/api/blog"],
    ["http://[::2]", "http://[::2]/api/blog"],
  ])("takes protocol and host of %s", (origin, address) => {
    expect(from(origin)).toBe(address);
  });

  it("adds a missing leading slash", () => {
    expect(from("http://localhost", "api/blog?type=guide")).toBe(
      "/api/blog?type=guide",
    );
    expect(from("https://northlark.example", "api/blog")).toBe(
      "https://northlark.example/api/blog",
    );
  });

  it.each([
    "https://other.example/api/blog",
    "HTTPS://other.example/api/blog",
    "//other.example/api/blog",
  ])("leaves the absolute address %s as it is", (address) => {
    expect(from("https://northlark.example", address)).toBe(address);
    expect(from("http://localhost", address)).toBe(address);
  });
});
