import { createHash } from "node:crypto";
import { escapeMarkup } from "../../replies/escape-markup.ts";

/** One step of the newsletter, as a page of its own: it needs nothing of the site's build. */
export interface NewsletterPage {
  siteName: string;
  heading: string;
  text: string;
  /** What the visitor may do here; without it the page only leads home. */
  action?: {
    label: string;
    /** Where the button posts to. */
    url: string;
    /** Whether the page presses it by itself where script runs. */
    isAutomatic: boolean;
  };
}

// Colours of the site, for pages that cannot load its style sheet.
const STYLE = `:root{color-scheme:dark light}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#0b0f17;color:#e6eaf2;font:1.0625rem/1.6 system-ui,sans-serif}
main{box-sizing:border-box;width:min(34rem,100% - 2rem);padding:2rem;border:1px solid #222c3f;border-radius:.75rem;background:#131a28}
h1{margin:0 0 .75rem;font-size:1.6rem;line-height:1.25}
p{margin:0 0 1.25rem}
button{padding:.7rem 1.4rem;border:0;border-radius:.5rem;background:#3b5bdb;color:#fff;font:inherit;font-weight:600;cursor:pointer}
a{color:#8fabff}
:focus-visible{outline:3px solid #8fabff;outline-offset:3px}
@media (prefers-color-scheme:light){body{background:#fbfaf8;color:#131926}main{background:#fff;border-color:#e6e4df}a{color:#2f4acb}}`;

// Waits until somebody looks at the page: a browser that opens links ahead of time does not.
const SCRIPT = `var post=function(){if(document.visibilityState==="visible"){document.removeEventListener("visibilitychange",post);document.querySelector("form").submit()}};document.addEventListener("visibilitychange",post);post()`;

const hash = (text: string) =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The content policy of these pages: their own style and script, and a form that stays here. */
export const newsletterPagePolicy = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export function renderNewsletterPage(page: NewsletterPage): string {
  const { siteName, heading, text, action } = page;
  const form = action
    ? `<form method="post" action="${escapeMarkup(action.url)}"><button>${escapeMarkup(action.label)}</button></form>`
    : `<p><a href="/">Back to ${escapeMarkup(siteName)}</a></p>`;
  const script = action?.isAutomatic ? `<script>${SCRIPT}</script>\n` : "";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${heading} | ${siteName}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeMarkup(heading)}</h1>
<p>${escapeMarkup(text)}</p>
${form}
</main>
${script}</body>
</html>
`;
}
