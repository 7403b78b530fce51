import type { ContentProblem } from "#schema";
import { escapeMarkup } from "../replies/escape-markup.ts";

/** A `dialog` closes without script. Its place is the end of the window, and at most 40% of it. */
const STYLE = `<style>
#content-problems { position: fixed; inset: auto 0 0; z-index: 2147483647; box-sizing: border-box; width: 100%; max-width: 100%; max-height: 40vh; margin: 0; padding: 12px 16px; overflow: auto; border: 0; border-top: 3px solid #f87171; background: #1c1011; color: #fff; font: 14px/1.5 system-ui, sans-serif; }
#content-problems form { float: right; margin: 0 0 8px 16px; }
#content-problems button { padding: 4px 12px; border: 1px solid #fff; border-radius: 4px; background: none; color: #fff; font: inherit; cursor: pointer; }
#content-problems h2 { margin: 0 0 8px; font: inherit; font-weight: 700; }
#content-problems ul { margin: 0; padding: 0; list-style: none; }
#content-problems li { margin: 0 0 8px; overflow-wrap: anywhere; }
#content-problems code { color: #fca5a5; }
</style>`;

/** More are in the terminal. */
const MAX_SHOWN = 50;

/** How many problems there are, in words. */
export function countProblems({ length }: readonly unknown[]): string {
  return `The content has ${length === 1 ? "1 error" : `${length} errors`}`;
}

/** `file:line:column: message help` */
export function formatProblem(problem: ContentProblem): string {
  const { column, file, help, line, message } = problem;
  return `${file}:${line}:${column}: ${message} ${help}`.trim();
}

/** The problems as a list in HTML. */
export function renderProblems(problems: readonly ContentProblem[]): string {
  const items = problems
    .slice(0, MAX_SHOWN)
    .map(({ column, file, help, line, message }) => {
      const place = escapeMarkup(`${file}:${line}:${column}`);
      return `<li><code>${place}</code><br>${escapeMarkup(message)} <em>${escapeMarkup(help)}</em></li>`;
    });
  const more = problems.length - items.length;
  const rest = more > 0 ? `<li>And ${more} more: see the terminal.</li>` : "";
  return `<ul>${items.join("")}${rest}</ul>`;
}

/** The document with a banner of the problems at its end, outside of the part that React hydrates. */
export function addBanner(
  html: string,
  problems: readonly ContentProblem[],
): string {
  if (problems.length === 0) return html;
  const banner = `${STYLE}<dialog id="content-problems" open aria-labelledby="content-problems-title"><form method="dialog"><button>Close</button></form><div role="alert"><h2 id="content-problems-title">${countProblems(problems)}. What has none is shown.</h2>${renderProblems(problems)}</div></dialog>`;
  const end = html.lastIndexOf("</body>");
  return end === -1
    ? html + banner
    : html.slice(0, end) + banner + html.slice(end);
}
