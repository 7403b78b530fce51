import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type {
  MarkdownEntry,
  RecordEntry,
  SettingsEntry,
} from "../model/entry.ts";
import { meaningsOfEntry } from "../model/meanings-of-entry.ts";
import type { TextRange } from "../model/source-text.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { createLinkTable, type LinkTable } from "./link-table.ts";
import { formatSuggestion, nearestWord } from "./nearest-word.ts";

interface WrittenLink {
  entry: MarkdownEntry | RecordEntry | SettingsEntry;
  target: string;
  range: TextRange;
}

/** Links inside the site lead to pages and headings that exist, in bodies and in fields alike. */
export function checkLinks(context: FolderContext): Diagnostic[] {
  const { folder, fieldLinks } = context;
  const table = createLinkTable(folder);
  const all = [...folder.entries, ...folder.records, ...folder.settings];
  const links: WrittenLink[] = [
    ...folder.entries.flatMap((entry) =>
      entry.body.links.map(({ target, start, end }) => {
        return { entry, target, range: { start, end } };
      }),
    ),
    ...fieldLinks,
    ...all.flatMap((entry) =>
      meaningsOfEntry(entry)
        .filter(({ meaning, value }) => {
          // A value of another form is reported by its schema.
          return meaning.kind === "link" && /^[/#]/u.test(value);
        })
        .map(({ value, range }) => ({ entry, target: value, range })),
    ),
  ];
  return links.flatMap((link) => checkLink(link, table));
}

function checkLink(link: WrittenLink, table: LinkTable): Diagnostic[] {
  const { entry, range, target } = link;
  if (/^[a-z][a-z0-9+.-]*:/iu.test(target)) return [];
  const report = (
    rule: "link/missing" | "link/anchor" | "link/draft-target",
    message: string,
    help?: string,
  ) => [createDiagnostic(rule, entry.source, range, message, { help })];
  const [beforeHash = "", hash] = target.split("#", 2);
  const path = decode(beforeHash.replace(/\?.*$/u, ""));
  const own = entry.kind === "markdown" ? entry : undefined;
  if (path !== "" && !path.startsWith("/"))
    return report(
      "link/missing",
      `The link "${target}" begins neither with a slash nor with a scheme.`,
      looksLikeHost(path)
        ? `Write https://${target}.`
        : "Write the page's address from the root, such as /blog/a-post.",
    );
  if (path !== "" && !table.has(path)) {
    const meant = nearestWord(path, table.paths);
    return report(
      "link/missing",
      `The site has no page ${path}.${formatSuggestion(meant)}`,
      meant && `Write \`${meant}${hash === undefined ? "" : `#${hash}`}\`.`,
    );
  }
  const page = path === "" ? own : table.entry(path);
  if (page === undefined) return [];
  if (page.common.draft && own !== page && !own?.common.draft)
    return report(
      "link/draft-target",
      `The page ${path} is a draft (${page.file}), and this entry is not.`,
    );
  if (!hash || page.body.anchors.includes(decode(hash))) return [];
  const meant = nearestWord(decode(hash), page.body.anchors);
  return report(
    "link/anchor",
    `${page === own ? "This page" : page.path} has no heading with the id "${hash}".${formatSuggestion(meant)}`,
    meant && `Write \`${beforeHash}#${meant}\`.`,
  );
}

function looksLikeHost(path: string): boolean {
  return /^(?:www\.|[\w-]+\.(?:com|org|net|io|dev|example|eu|ee)\b)/iu.test(
    path,
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
