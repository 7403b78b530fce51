import { describe, expect, it } from "vitest";
import { signPreview, verifyPreview } from "./preview-address.ts";

const secret = "a secret of more than thirty-two characters";
const now = new Date("2026-06-01T12:00:00Z");
const expires = now.getTime() / 1000 + 60;
const entry = { collection: "blog", slug: "a-post" };
const token = await signPreview(secret, { ...entry, expires });

const verify = (
  changes: Partial<{
    secret: string;
    collection: string;
    slug: string;
    token: string;
    now: Date;
  }> = {},
) => {
  const asked = { secret, token, now, ...entry, ...changes };
  return verifyPreview(asked.secret, asked, asked.token, asked.now);
};

describe("the token of a preview", () => {
  it("grants its entry until it expires", async () => {
    expect(await verify()).toEqual({ ...entry, expires });
    const last = new Date(expires * 1000 - 1);
    expect(await verify({ now: last })).toBeDefined();
    expect(await verify({ now: new Date(expires * 1000) })).toBeUndefined();
  });

  it("is the same in every process, as many machines share the secret", async () => {
    expect(await signPreview(secret, { ...entry, expires })).toBe(token);
  });

  it("grants nothing else, under no other secret, and not for longer", async () => {
    const [, signature = ""] = token.split(".");
    const others = [
      { collection: "guides" },
      { slug: "another-post" },
      { collection: 'blog","a-post', slug: "" },
      { secret: `${secret}.` },
      { token: `${expires + 1}.${signature}` },
      { token: `0${token}` },
      { token: token.toUpperCase() },
      { token: `${token}00` },
      { token: `${expires}.${"0".repeat(64)}` },
      { token: signature },
      { token: "" },
    ];
    for (const changes of others)
      expect({ ...changes, grant: await verify(changes) }).toEqual({
        ...changes,
        grant: undefined,
      });
  });
});
