import { describe, expect, it } from "vitest";
import { contact } from "./forms.ts";

const letter = {
  name: "Ann Lee",
  email: "ann@example.com",
  subject: "A question",
  message: "How do I start?",
};

/** What becomes of a letter with one other field: the field as it is stored, or what is wrong with it. */
function send(field: keyof typeof letter, text: string) {
  const { data, error } = contact.fields.safeParse({
    ...letter,
    [field]: text,
  });
  return data
    ? { stored: data[field] }
    : { problem: error?.issues[0]?.message };
}

describe("pasted text of one line", () => {
  it.each([
    ["a tab of a spreadsheet", "Ann\tLee\t", "Ann Lee"],
    ["a line break of slides", "Ann\u000bLee", "Ann Lee"],
    ["a space that does not break", "\u00a0Ann\u00a0Lee", "Ann Lee"],
    ["spaces without width", "\ufeffAnn\u200b Lee\u2060", "Ann Lee"],
    ["a hyphen of a PDF", "Ann L\u0002ee", "Ann Lee"],
    ["marks of direction around it", "\u202aAnn Lee\u202c\u200e", "Ann Lee"],
    ["isolated parts", "\u2068Ann\u2069 \u2068Lee\u2069", "Ann Lee"],
    [
      "a mark between scripts",
      "\u05d0\u05e0\u200f (Ann)",
      "\u05d0\u05e0\u200f (Ann)",
    ],
    [
      "joined letters",
      "\u0645\u06cc\u200c\u0631\u0648\u0645",
      "\u0645\u06cc\u200c\u0631\u0648\u0645",
    ],
  ])("is stored without %s", (_, pasted, stored) => {
    expect(send("name", pasted)).toEqual({ stored });
  });

  it.each([
    [
      "Ann\nBcc: eve@example.com",
      "Please keep your name to one line of plain text",
    ],
    [
      "Ann\u202eeeL",
      "Please remove the hidden character U+202E from your name",
    ],
    ["Ann\u0000", "Please remove the hidden character U+0000 from your name"],
    ["\u200b\u2068", "Please enter your name"],
  ])("says what is wrong with %j", (pasted, problem) => {
    expect(send("name", pasted)).toEqual({ problem });
  });
});

describe("a pasted message", () => {
  it.each([
    ["One\u000btwo\u2028three\r\nfour\rfive", "One\ntwo\nthree\nfour\nfive"],
    ["An exam\u0002ple", "An example"],
    ["One\ttwo", "One\ttwo"],
  ])("%j is stored as it was meant", (pasted, stored) => {
    expect(send("message", pasted)).toEqual({ stored });
  });

  it("names a hidden character that has no meaning", () => {
    expect(send("message", "red\u001b[0m")).toEqual({
      problem: "Please remove the hidden character U+001B from your message",
    });
  });
});

describe("a pasted address", () => {
  it.each([
    "Ann <ann@example.com>",
    '"Lee, Ann" <ann@example.com>;',
    "<ann@example.com>",
    "mailto:ann@example.com",
    "MAILTO:ann@example.com?subject=Hello",
    "ann@example.com,",
    "ann@example.com.",
    "\u200eann@example.com\u200b",
    "\u2068ann@example.com\u2069\u00a0",
    "ann@exam\u00adple.com\t",
  ])("%j is ann@example.com", (pasted) => {
    expect(send("email", pasted)).toEqual({ stored: "ann@example.com" });
  });

  it.each([
    ["ann@example.com, bob@example.com", "Please enter only one email address"],
    [
      "Ann <ann@example.com>, Bob <bob@example.com>",
      "Please enter only one email address",
    ],
    ["ann@", "Please enter a valid email address"],
    ["Ann Lee", "Please enter a valid email address"],
    ["ann@example.com\u202e", "Please enter a valid email address"],
  ])("%j is refused", (pasted, problem) => {
    expect(send("email", pasted)).toEqual({ problem });
  });
});
