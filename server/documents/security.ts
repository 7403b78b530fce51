import type { RenderDocument } from "../document.ts";

/** The first day of the month after `months` months. */
function monthLater(now: Date, months: number): string {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months);
  return new Date(month).toISOString().replace(".000", "");
}

/** `/.well-known/security.txt`: whom to tell of a weakness (RFC 9116). It must expire within a year. */
export const renderSecurity: RenderDocument = async ({ siteUrl }) => ({
  status: 200,
  contentType: "text/plain; charset=utf-8",
  text: [
    `Contact: ${siteUrl}/contact-us`,
    `Expires: ${monthLater(new Date(), 11)}`,
    "Preferred-Languages: en",
    "",
  ].join("\n"),
});
