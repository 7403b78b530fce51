import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApp, type TestApp } from "../testing/start-app.ts";

/**
 * The rules of the MDN HTTP Observatory, algorithm 4, for everything that costs points. If all hold, a page starts at
 * 100 and earns 10 for its policy, 10 for its resource policy, 5 for its referrer policy and 5 for its frame
 * ancestors.
 */
const rules: [
  name: string,
  header: string,
  holds: (value: string) => boolean,
][] = [
  [
    "the policy forbids everything that it does not name",
    "content-security-policy",
    (policy) => /(?:^|; )default-src 'none'(?:;|$)/u.test(policy),
  ],
  [
    "the policy allows nothing unsafe, insecure or from everywhere",
    "content-security-policy",
    (policy) =>
      !/unsafe-|http:|ftp:|\*|(?:script|style|object)-src[^;]*(?:data:|https:(?!\/\/))/u.test(
        policy,
      ),
  ],
  [
    "the policy has each directive once",
    "content-security-policy",
    (policy) => {
      const names = policy.split("; ").map((each) => each.split(" ", 1)[0]);
      return new Set(names).size === names.length;
    },
  ],
  [
    "the policy limits frames, bases and forms, which default-src does not",
    "content-security-policy",
    (policy) =>
      /frame-ancestors 'none'/u.test(policy) &&
      /base-uri '(?:none|self)'/u.test(policy) &&
      /form-action '(?:none|self)'/u.test(policy),
  ],
  ["types are not guessed", "x-content-type-options", (v) => v === "nosniff"],
  [
    "HTTPS holds for half a year at least",
    "strict-transport-security",
    (value) => Number(/max-age=(\d+)/u.exec(value)?.[1]) >= 15_768_000,
  ],
  [
    "other sites learn no paths",
    "referrer-policy",
    (value) =>
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/u.test(
        value,
      ),
  ],
  [
    "other sites may not load it",
    "cross-origin-resource-policy",
    (value) => value === "same-origin" || value === "same-site",
  ],
  ["no other site may read it", "access-control-allow-origin", (v) => v === ""],
  ["it sets no cookie", "set-cookie", (value) => value === ""],
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    siteUrl: "https://www.example.com",
    inlineScriptHashes: ["sha256-abc="],
  });
});
afterAll(() => app.close());

describe.each(["/", "/book", "/blog", "/search?q=a", "/nowhere", "/api/blog"])(
  "the headers of %s",
  (path) => {
    it.each(rules)("follow the rule that %s", async (_, header, holds) => {
      const headers = { origin: "https://elsewhere.example" };
      const reply = await app.get(path, { headers });
      await reply.text();
      expect(reply.headers.get(header) ?? "").toSatisfy(holds);
    });
  },
);
