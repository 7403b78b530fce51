import { escapeMarkup } from "../replies/escape-markup.ts";

const FORM = /<form[^>]* action="\/api\/.*?<\/form>/gsu;

/**
 * Disables the forms of a page that has no server to send them to, and says so in the bar that previews use as well.
 * Only attributes change in the part of the page that is hydrated.
 */
export function markForms(html: string, supportEmail: string): string {
  let hasForms = false;
  const marked = html.replaceAll(FORM, (form) => {
    hasForms = true;
    return form.replaceAll(/<button(?=[^>]* type="submit")/gu, "$& disabled");
  });
  if (!hasForms) return html;
  const address = escapeMarkup(supportEmail);
  const bar = [
    '<aside class="preview-bar" aria-label="About this copy of the site">',
    "<p>This copy of the site has no server, so its forms cannot be sent. ",
    `Write to <a class="text-link" href="mailto:${address}">${address}</a> instead.</p></aside>`,
  ].join("");
  // After the skip link, which is the first thing that visitors reach by keyboard.
  return marked.replace('<div id="app">', (app) => `${bar}${app}`);
}
