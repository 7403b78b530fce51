import { errorPageMessages } from "../messages.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** A complete HTML page without styles or scripts, so that it works when everything else fails. */
export function renderErrorPage({
  title,
  message,
  requestId,
}: {
  title: string;
  message: string;
  requestId: string;
}): string {
  return `<!doctype html>
<html lang="${errorPageMessages.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>${escapeMarkup(title)}</title>
</head>
<body>
<main>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(message)}</p>
<p><a href="/">${escapeMarkup(errorPageMessages.home)}</a></p>
<p><small>${escapeMarkup(errorPageMessages.reference)} ${escapeMarkup(requestId)}</small></p>
</main>
</body>
</html>
`;
}
