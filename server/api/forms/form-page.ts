import type { FieldError } from "#contract";
import { escapeMarkup } from "../../replies/escape-markup.ts";

interface FormPage {
  siteName: string;
  heading: string;
  message: string;
  note?: string | undefined;
  errors?: readonly FieldError[] | undefined;
  backTo: string;
}

/** A whole page for visitors whose browser runs no script. It needs no style, script or exception in the policy. */
export function renderFormPage(page: FormPage): string {
  const errors = page.errors ?? [];
  const body =
    errors.length > 1
      ? `<ul>${errors.map((error) => `<li>${escapeMarkup(error.message)}</li>`).join("")}</ul>`
      : [page.message, ...(page.note ? [page.note] : [])]
          .map((text) => `<p>${escapeMarkup(text)}</p>`)
          .join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${page.heading} | ${page.siteName}`)}</title>
</head>
<body>
<main>
<h1>${escapeMarkup(page.heading)}</h1>
${body}
<p><a href="${escapeMarkup(page.backTo)}">Back to ${escapeMarkup(page.siteName)}</a></p>
</main>
</body>
</html>
`;
}
