import { expect, test } from "vitest";
import {
  renderConfirmMail,
  renderContactMail,
  renderWelcomeMail,
} from "./mail-texts.ts";
import { sampleTheme } from "../../testing/sample-theme.ts";

const site = {
  name: "North & <lark>",
  url: "https://northlark.example",
  colors: sampleTheme.colors,
};
const url = "https://northlark.example/newsletter/x?token=abc&x=1";

test.each([
  ["asks", renderConfirmMail(url, site)],
  ["welcomes", renderWelcomeMail(url, site)],
])("a mail that %s says all of it as text and as HTML", (_what, mail) => {
  expect(mail.text).toContain(`\n${url}\n`);
  expect(mail.html).toContain(
    'href="https://northlark.example/newsletter/x?token=abc&amp;x=1"',
  );
  expect(mail.html).toContain("North &amp; &lt;lark&gt;");
  expect(mail.html).not.toContain("<lark>");
  expect(mail.html).not.toMatch(/<img|<script|url\(/);
  expect(mail.html).toContain("prefers-color-scheme: dark");
  expect(
    Math.max(...mail.html.split("\n").map((line) => line.length)),
  ).toBeLessThan(998);
});

test("a mail breaks words that are longer than a line", () => {
  const message = `https://example.com/${"a".repeat(4000)}`;
  const { html } = renderContactMail(
    {
      id: "1",
      kind: "contact",
      createdAt: "2026-11-22T10:00:00Z",
      email: "ada@example.com",
      fields: { name: "Ada", message },
      quarantined: false,
      signals: [],
      state: undefined,
    },
    site,
  );
  // Both, because each mail program supports only one of them.
  expect(html).toContain("word-break:break-word;overflow-wrap:anywhere");
});

test("a mail has the colours of the theme, in both of its shades", () => {
  const colors = {
    ...site.colors,
    primary: "#aa0011 #bb0022",
    page: "#eeffee #112211",
  };
  const { html } = renderConfirmMail(url, { ...site, colors });
  expect(html).toContain("background:#aa0011");
  expect(html).toContain(
    'class="page" style="margin:0;padding:0;background:#eeffee"',
  );
  expect(html).toContain(".page { background: #112211 !important }");
});
