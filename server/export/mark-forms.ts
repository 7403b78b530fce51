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
    // The classes of the bar in site/components/PreviewBar.tsx, from which the style sheet is made.
    '<aside class="preview-bar fixed inset-x-0 bottom-0 z-(--z-header) border-t border-priority-line bg-raised px-(--gutter) py-2.5 text-center text-sm [&~#app]:pb-16" aria-label="About this copy of the site">',
    "<p>This copy of the site has no server, so its forms cannot be sent. ",
    `Write to <a class="text-link underline" href="mailto:${address}">${address}</a> instead.</p></aside>`,
  ].join("");
  // After the skip link, which is the first thing that visitors reach by keyboard.
  return marked.replace('<div id="app">', (app) => `${bar}${app}`);
}
