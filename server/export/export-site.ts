import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { toDataPath, type Notice } from "#contract";
import type { LogStream } from "../log.ts";
import type { OpenSite } from "../site.ts";
import { documentRedirects } from "../documents/documents.ts";
import {
  crawl,
  isText,
  type CrawledDocument,
  type CrawledSite,
} from "./crawl.ts";
import {
  checkDrafts,
  previewTexts,
  withoutAnnouncements,
} from "./export-drafts.ts";
import { exportEditor } from "./export-editor.ts";
import { seeds, toFilePath } from "./export-addresses.ts";
import { formatExportScript } from "./export-script.ts";
import {
  formatHeaders,
  formatRedirects,
  joinPolicies,
  renderRedirectPage,
  type SentHeaders,
} from "./host-files.ts";
import {
  allowApi,
  POLICY,
  rewritePage,
  type ExportedSite,
} from "./rewrite-page.ts";
import { rewriteText } from "./rewrite-text.ts";
import { serveQuietly, type QuietServer } from "./serve-quietly.ts";
import { checkTarget, writeFolder, type ExportedFile } from "./write-folder.ts";

export interface ExportOptions {
  /** The folder that the export replaces. */
  out: string;
  /** The compiled content. */
  contentOut: string;
  openSite: OpenSite;
  /** The origin of canonical addresses. */
  siteUrl: string;
  /** The origin that answers forms, searches and the API. Undefined without one. */
  apiOrigin: string | undefined;
  /** If true, pages are named `blog.html`, for hosts that show them at `/blog`. Otherwise `blog/index.html`. */
  isFlat: boolean;
  /** True for a preview with drafts, which search engines and feed readers are kept away from. */
  hasDrafts?: boolean;
  stderr: LogStream;
  clock: () => Date;
}

export type ExportSummary = Awaited<ReturnType<typeof exportSite>>;

const NOT_FOUND = "/404.html";

const noSearch: Notice = {
  tone: "problem",
  heading: "Search is not available here",
  text: [
    "This copy of the site is made of files, and no server is there to search them.",
  ],
  link: { label: "All pages of the site", path: "/sitemap" },
};

/** The files of a folder by address, without compressed variants, because file hosts compress by themselves. */
function filesOf(folder: string | undefined, prefix = ""): [string, string][] {
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/u.test(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [`${prefix}${file.slice(folder.length)}`, file];
    });
}

/** The name of the file that a host shows for a path. */
function toFileName(path: string, isFlat: boolean): string {
  const decoded = decodeURIComponent(path);
  if (extname(decoded) !== "") return decoded;
  if (decoded === "/") return "/index.html";
  return isFlat ? `${decoded}.html` : `${decoded}/index.html`;
}

const isPage = ({ contentType }: CrawledDocument) =>
  contentType.startsWith("text/html");

async function renderNotFound(server: QuietServer, site: ExportedSite) {
  const response = await server.ask(NOT_FOUND);
  const policy = response.headers.get(POLICY) ?? "";
  return rewritePage(await response.text(), policy, undefined, site);
}

/** The exported form of one document. */
async function toFile(
  document: CrawledDocument,
  server: QuietServer,
  site: ExportedSite,
): Promise<Buffer> {
  const { address, contentType, headers, bytes } = document;
  if (!isText(contentType)) return bytes;
  if (!isPage(document))
    return Buffer.from(rewriteText(bytes.toString("utf8"), site));
  const canSearch = site.apiOrigin !== undefined || address !== "/search";
  const html = canSearch
    ? bytes.toString("utf8")
    : await server.renderNotice(noSearch, address);
  const policy = headers.get(POLICY) ?? "";
  return Buffer.from(rewritePage(html, policy, address, site));
}

/** The data of a page, which the router of another page loads. */
async function readData(
  address: string,
  server: QuietServer,
  site: ExportedSite,
) {
  const [page = "", query] = address.split("?", 2);
  const search = query === undefined ? "" : `?${query}`;
  const data = `${toDataPath(page)}${search}`;
  const response = await server.ask(data);
  const text = rewriteText(await response.text(), site);
  return {
    path: decodeURIComponent(toFilePath(data)),
    bytes: Buffer.from(text),
  };
}

/** The headers that the server sends with each file. */
async function readHeaders(
  server: QuietServer,
  paths: readonly string[],
): Promise<SentHeaders[]> {
  const sent: SentHeaders[] = [];
  for (const path of paths) {
    const { headers } = await server.ask(encodeURI(path));
    sent.push({ path, headers });
  }
  return sent;
}

const CONTENT_FILES = "/content-assets";
const CONTENT_FILE = new RegExp(`${CONTENT_FILES}/[\\w.-]+`, "gu");

/** The files of the content that documents refer to. Others belong to unpublished entries. */
function contentFilesIn(documents: readonly CrawledDocument[]): Set<string> {
  return new Set(
    documents.flatMap(
      ({ bytes }) => bytes.toString("latin1").match(CONTENT_FILE) ?? [],
    ),
  );
}

/** Each policy of the pages once. @param editorPolicy that of the web editor, if there is one */
function policiesOf(
  documents: readonly CrawledDocument[],
  editorPolicy: string | undefined,
): string[] {
  const own = editorPolicy === undefined ? [] : [editorPolicy];
  const policies = documents
    .filter(isPage)
    .map(({ headers }) => headers.get(POLICY) ?? "");
  return [...new Set([...policies, ...own])];
}

/** The files that are exported as they are, by address. @param editor the folder of the web editor */
function copiesOf(
  { site }: QuietServer,
  contentOut: string,
  editor: string | undefined,
): Map<string, string> {
  return new Map([
    ...filesOf(site.clientFolder),
    ...filesOf(editor && join(editor, "assets"), "/admin/assets"),
    ...filesOf(join(contentOut, "assets"), CONTENT_FILES),
  ]);
}

/** @param copies loses the files of the content that no page shows */
async function crawlSite(
  { ask, isPreview, redirects }: QuietServer,
  siteUrl: string,
  copies: Map<string, string>,
): Promise<CrawledSite> {
  const found = await crawl({
    ask,
    siteUrl,
    seeds: [...seeds, ...Object.keys({ ...documentRedirects, ...redirects })],
    isFile: (path) => copies.has(path),
  });
  const crawled = isPreview ? withoutAnnouncements(found) : found;
  const named = contentFilesIn(crawled.documents);
  for (const path of copies.keys())
    if (path.startsWith(`${CONTENT_FILES}/`) && !named.has(path))
      copies.delete(path);
  return crawled;
}

async function collect(options: ExportOptions, server: QuietServer) {
  const { siteUrl, apiOrigin, isFlat } = options;
  const { isPreview } = server;
  const editor = await exportEditor(server, isFlat);
  const copies = copiesOf(server, options.contentOut, editor?.folder);
  const crawled = await crawlSite(server, siteUrl, copies);
  const script = formatExportScript(apiOrigin);
  const digest = createHash("sha256").update(script).digest("hex").slice(0, 8);
  const site = {
    siteUrl,
    apiOrigin,
    script: `/assets/export.${digest}.js`,
    isIndexed: !isPreview,
    supportEmail: server.supportEmail,
  };

  const files = new Map<string, ExportedFile>();
  for (const { from, to } of crawled.redirects)
    files.set(
      toFileName(toFilePath(from), isFlat),
      Buffer.from(renderRedirectPage(to, siteUrl)),
    );
  // A page with its own path takes precedence over one that results from a query.
  const byQueryFirst = crawled.documents.toSorted(
    (a, b) => Number(b.address.includes("?")) - Number(a.address.includes("?")),
  );
  const sent = await readHeaders(server, [...copies.keys()]);
  for (const document of byQueryFirst) {
    const path = toFilePath(document.address);
    files.set(toFileName(path, isFlat), await toFile(document, server, site));
    sent.push({ path, headers: document.headers });
    // Without their data, pages are loaded as documents, which say that they are drafts.
    if (!isPage(document) || isPreview) continue;
    const data = await readData(document.address, server, site);
    files.set(data.path, data.bytes);
  }
  for (const [path, copyOf] of copies) files.set(path, { copyOf });
  if (editor) sent.push(editor.sent);
  const policies = policiesOf(crawled.documents, editor?.policy);
  const policy = allowApi(joinPolicies(policies), apiOrigin);
  const texts = {
    [site.script]: script,
    [NOT_FOUND]: await renderNotFound(server, site),
    "/_headers": formatHeaders(sent, policy, site),
    "/_redirects": formatRedirects(crawled.redirects),
    ...editor?.texts,
    ...(isPreview && previewTexts),
  };
  for (const [path, text] of Object.entries(texts))
    files.set(path, Buffer.from(text));
  return { files, crawled };
}

/**
 * Exports the whole site as files. The folder is replaced only after everything is written.
 * @throws AppError when the content or the built site is missing, or the folder contains something else
 */
export async function exportSite(asked: ExportOptions) {
  const { hasDrafts = false } = asked;
  // Nothing is sent from a preview.
  const options = hasDrafts ? { ...asked, apiOrigin: undefined } : asked;
  checkTarget(options.out);
  const server = await serveQuietly(options);
  try {
    checkDrafts(hasDrafts, server);
    const { files, crawled } = await collect(options, server);
    const changed = writeFolder(options.out, files);
    const pages = crawled.documents.filter(isPage).length;
    return {
      pages,
      documents: crawled.documents.length - pages,
      redirects: crawled.redirects.length,
      files: files.size,
      changed,
      missing: crawled.missing,
    };
  } finally {
    await server.close();
  }
}
