import { shadesOf, type Theme, type ThemeColor } from "#schema";
import { escapeMarkup } from "../../replies/escape-markup.ts";

/** The facts about the site that every mail includes. */
export interface MailSite {
  name: string;
  /** Origin without a trailing slash. */
  url: string;
  colors: Colors;
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

type Colors = Theme["colors"];

const shadeIn = (colors: Colors) => ({
  light: (name: ThemeColor) => shadesOf(colors[name]).light,
  dark: (name: ThemeColor) => shadesOf(colors[name]).dark,
});

/** Mail programs without support for prefers-color-scheme stay light. */
function formatDarkStyle(colors: Colors): string {
  const { dark } = shadeIn(colors);
  return `@media (prefers-color-scheme: dark) {
  .page { background: ${dark("page")} !important }
  .card { background: ${dark("surface")} !important; border-color: ${dark("line")} !important }
  .ink { color: ${dark("ink")} !important }
  .muted { color: ${dark("muted")} !important }
  .quote { background: ${dark("raised")} !important; border-color: ${dark("signal")} !important }
  .link { color: ${dark("link")} !important }
}`;
}

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

function formatPart(part: Part, colors: Colors): string {
  const { light } = shadeIn(colors);
  const [ink, muted, link] = [light("ink"), light("muted"), light("link")];
  if (typeof part === "string")
    return `<p class="ink" style="margin:0 0 16px;color:${ink}">${toHtml(part)}</p>`;
  switch (part.kind) {
    case "quote":
      return `<div class="quote ink" style="margin:0 0 16px;padding:14px 16px;border-left:3px solid ${light("signal")};background:${light("raised")};color:${ink}">${toHtml(part.text)}</div>`;
    case "button":
      return `<p style="margin:24px 0"><a href="${escapeMarkup(part.url)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${light("primary")};color:${light("on-primary")};font-weight:600;text-decoration:none">${escapeMarkup(part.label)}</a></p>
<p class="muted" style="margin:0 0 16px;font-size:13px;color:${muted}">Or open this address: <a class="link" href="${escapeMarkup(part.url)}" style="color:${link}">${escapeMarkup(part.url)}</a></p>`;
    case "link":
      return `<p class="ink" style="margin:0 0 16px;color:${ink}">${toHtml(part.text)} <a class="link" href="${escapeMarkup(part.url)}" style="color:${link}">${escapeMarkup(part.label)}</a></p>`;
    case "facts":
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${part.facts.map((fact) => formatFact(fact, colors)).join("")}</table>`;
  }
}

function formatFact(
  [name, value]: readonly [string, string],
  colors: Colors,
): string {
  const { light } = shadeIn(colors);
  return `<tr><td class="muted" style="padding:2px 16px 2px 0;vertical-align:top;white-space:nowrap;color:${light("muted")}">${escapeMarkup(name)}</td><td class="ink" style="padding:2px 0;color:${light("ink")}">${escapeMarkup(value)}</td></tr>`;
}

function toHtml(text: string): string {
  return escapeMarkup(text).replaceAll("\n", "<br>\n");
}

function formatHtml(draft: MailDraft, site: MailSite): string {
  const { colors } = site;
  const { light } = shadeIn(colors);
  const [ink, muted] = [light("ink"), light("muted")];
  const footer = draft.footer.map((line) => `${escapeMarkup(line)}<br>\n`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(draft.subject)}</title>
<style>${formatDarkStyle(colors)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light("page")}">
<div style="display:none;max-height:0;overflow:hidden">${escapeMarkup(draft.preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${light("page")};${font};font-size:16px;line-height:1.55;word-break:break-word;overflow-wrap:anywhere">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td class="ink" style="padding:0 4px 16px;color:${ink};font-weight:700;font-size:18px">${escapeMarkup(site.name)}</td></tr>
<tr><td class="card" style="padding:28px 28px 12px;border:1px solid ${light("line")};border-radius:12px;background:${light("surface")}">
<h1 class="ink" style="margin:0 0 16px;color:${ink};font-size:22px;line-height:1.3">${escapeMarkup(draft.heading)}</h1>
${draft.parts.map((part) => formatPart(part, colors)).join("\n")}
</td></tr>
<tr><td class="muted" style="padding:16px 4px 0;color:${muted};font-size:13px">
${footer.join("")}<a class="link" href="${escapeMarkup(site.url)}" style="color:${light("link")}">${escapeMarkup(site.url)}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
