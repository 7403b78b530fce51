import { posix } from "node:path";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { LinkTable } from "./link-table.ts";
import type { Target } from "./split-target.ts";
import { reportBetter, reportLink, type WrittenLink } from "./written-link.ts";

/** Reports a link to a file beside the entry, as other tools write it, or an address without its scheme. */
export function checkRelativeLink(
  link: WrittenLink,
  { path, rest }: Target,
  table: LinkTable,
): Diagnostic {
  const { entry, target } = link;
  const file = posix.join(
    posix.dirname(entry.file),
    path.replaceAll("\\", "/"),
  );
  if (file.startsWith("../")) {
    const message = `The link "${target}" points out of the content folder.`;
    const help = helpFor(table.suggestByEnd(file));
    return reportLink(link, "link/escape", message, { help });
  }
  const page = table.file(file);
  if (page !== undefined) {
    const stableMessage = `The link "${target}" names a file.`;
    const message = `The link "${target}" names a file; its page is ${page.path}.`;
    const words = { message, stableMessage };
    return reportBetter(link, "link/missing", words, page.path + rest);
  }
  const message = `The link "${target}" starts with neither a slash nor a scheme.`;
  const help = looksLikeHost(path)
    ? `Write \`https://${target}\`.`
    : helpFor(table.suggestByEnd(file));
  return reportLink(link, "link/missing", message, { help });
}

function helpFor(meant: string | undefined): string {
  return meant === undefined
    ? "Write the page's address from the root, such as /blog/a-post."
    : `Write the page's address from the root, perhaps \`${meant}\`.`;
}

function looksLikeHost(path: string): boolean {
  return /^(?:www\.|[\w-]+\.(?:com|org|net|io|dev|example|eu|ee)\b)/iu.test(
    path,
  );
}
