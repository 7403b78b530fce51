import { escapeMarkup } from "../../replies/escape-markup.ts";

/** The facts about the site that every mail includes. */
export interface MailSite {
  name: string;
  /** Origin without a trailing slash. */
  url: string;
}

/** A paragraph, or something else. */
type Part =
  | string
  | { kind: "facts"; facts: readonly (readonly [string, string])[] }
  | { kind: "quote"; text: string }
  | { kind: "button"; label: string; url: string }
  | { kind: "link"; text: string; label: string; url: string };

interface MailDraft {
  subject: string;
  heading: string;
  /** The preview that an inbox shows after the subject. */
  preview: string;
  parts: readonly Part[];
  /** Why the reader gets this mail, and how to unsubscribe. */
  footer: readonly string[];
}

const font =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

// The site's colours. Mail programs without support for prefers-color-scheme stay light.
const darkStyle = `@media (prefers-color-scheme: dark) {
  .page { background: #0b0f17 !important }
  .card { background: #131a28 !important; border-color: #222c3f !important }
  .ink { color: #e6eaf2 !important }
  .muted { color: #a9b3c6 !important }
  .quote { background: #1b2435 !important; border-color: #6b8aff !important }
  .link { color: #8fabff !important }
}`;

/** Lays out a mail as text and as HTML without images. Escapes all text. */
export function layOutMail(draft: MailDraft, site: MailSite) {
  const { subject } = draft;
  return {
    subject,
    text: formatText(draft, site),
    html: formatHtml(draft, site),
  };
}

function formatText(draft: MailDraft, site: MailSite): string {
  const parts = draft.parts.map((part) => {
    if (typeof part === "string") return part;
    if (part.kind === "facts")
      return part.facts.map(([name, value]) => `${name}: ${value}`).join("\n");
    if (part.kind === "button") return `${part.label}:\n${part.url}`;
    if (part.kind === "link") return `${part.text}\n${part.url}`;
    return part.text;
  });
  const footer = [...draft.footer, `${site.name}, ${site.url}`].join("\n");
  // Mail programs recognise "-- " as the start of a signature.
  return [draft.heading, ...parts, `-- \n${footer}\n`].join("\n\n");
}

function formatPart(part: Part): string {
  if (typeof part === "string")
    return `<p class="ink" style="margin:0 0 16px;color:#131926">${toHtml(part)}</p>`;
  switch (part.kind) {
    case "quote":
      return `<div class="quote ink" style="margin:0 0 16px;padding:14px 16px;border-left:3px solid #3b5bdb;background:#f3f2ee;color:#131926">${toHtml(part.text)}</div>`;
    case "button":
      return `<p style="margin:24px 0"><a href="${escapeMarkup(part.url)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:#3b5bdb;color:#ffffff;font-weight:600;text-decoration:none">${escapeMarkup(part.label)}</a></p>
<p class="muted" style="margin:0 0 16px;font-size:13px;color:#475467">Or open this address: <a class="link" href="${escapeMarkup(part.url)}" style="color:#2f4acb">${escapeMarkup(part.url)}</a></p>`;
    case "link":
      return `<p class="ink" style="margin:0 0 16px;color:#131926">${toHtml(part.text)} <a class="link" href="${escapeMarkup(part.url)}" style="color:#2f4acb">${escapeMarkup(part.label)}</a></p>`;
    case "facts":
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${part.facts.map(formatFact).join("")}</table>`;
  }
}

function formatFact([name, value]: readonly [string, string]): string {
  return `<tr><td class="muted" style="padding:2px 16px 2px 0;vertical-align:top;white-space:nowrap;color:#475467">${escapeMarkup(name)}</td><td class="ink" style="padding:2px 0;color:#131926">${escapeMarkup(value)}</td></tr>`;
}

function toHtml(text: string): string {
  return escapeMarkup(text).replaceAll("\n", "<br>\n");
}

function formatHtml(draft: MailDraft, site: MailSite): string {
  const footer = draft.footer.map((line) => `${escapeMarkup(line)}<br>\n`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(draft.subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#fbfaf8">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(draft.preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf8;${font};font-size:16px;line-height:1.55;word-break:break-word;overflow-wrap:anywhere">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="ink" style="padding:0 4px 16px;color:#131926;font-weight:700;font-size:18px">${escapeMarkup(site.name)}</td></tr>
<tr><td class="card" style="padding:28px 28px 12px;border:1px solid #e6e4df;border-radius:12px;background:#ffffff">
<h1 class="ink" style="margin:0 0 16px;color:#131926;font-size:22px;line-height:1.3">${escapeMarkup(draft.heading)}</h1>
${draft.parts.map(formatPart).join("\n")}
</td></tr>
<tr><td class="muted" style="padding:16px 4px 0;color:#475467;font-size:13px">
${footer.join("")}<a class="link" href="${escapeMarkup(site.url)}" style="color:#2f4acb">${escapeMarkup(site.url)}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
