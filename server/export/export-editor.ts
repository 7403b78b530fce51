import { escapeMarkup } from "../replies/escape-markup.ts";
import type { SentHeaders } from "./host-files.ts";
import { HEADER_ONLY, POLICY } from "./rewrite-page.ts";
import type { QuietServer } from "./serve-quietly.ts";

const PAGE = "/admin";
const CONFIGURATION = "/admin/config.json";

/**
 * The web editor: its page, which contains its content policy, and its forms. Undefined if the site has none.
 * @returns also the folder of its scripts, styles and fonts, which are at `/admin/assets`
 */
export async function exportEditor(
  { ask, hasEditor, site }: QuietServer,
  isFlat: boolean,
) {
  if (!hasEditor || !site.editorFolder) return undefined;
  const response = await ask(PAGE);
  const policy = response.headers.get(POLICY) ?? "";
  const inPage = policy
    .split("; ")
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${escapeMarkup(inPage)}">`;
  const html = await response.text();
  const sent: SentHeaders = { path: PAGE, headers: response.headers };
  return {
    folder: await site.editorFolder(),
    policy,
    sent,
    texts: {
      [isFlat ? `${PAGE}.html` : `${PAGE}/index.html`]: html.replace(
        "<head>",
        () => `<head>${meta}`,
      ),
      [CONFIGURATION]: await (await ask(CONFIGURATION)).text(),
    },
  };
}
