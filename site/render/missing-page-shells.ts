import type { ContentReader } from "#contract";
import { isActive } from "../components/is-active.ts";
import type { PageAnswer } from "../page.ts";

/** Placeholders for the last segment of the address, and for the readable address. They occur nowhere else. */
const SEGMENT = "x-missing-segment-2f6b91c4";
const READABLE = "x-missing-address-2f6b91c4";
const PLACES = new RegExp(`${SEGMENT}|${READABLE}`, "gu");

/** There are far fewer folders and lists of similar pages than missing addresses. */
const MAX_SHELLS = 100;
const MAX_FOLDER_LENGTH = 100;

type MissingAnswer = PageAnswer<{ path: string }>;
type RenderHtml = (url: URL, answer: MissingAnswer) => Promise<string>;

function hasPath(data: unknown): data is { path: string } {
  return (
    typeof data === "object" &&
    data !== null &&
    "path" in data &&
    typeof data.path === "string"
  );
}

/** True for the answer of the not-found page. */
export function isMissingAnswer(
  answer: PageAnswer<unknown>,
): answer is MissingAnswer {
  return answer.status === 404 && hasPath(answer.data);
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Escapes like React does in text and attributes. */
function toHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (letter) => references[letter] ?? letter);
}

/** Escapes like the data block. */
function toJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll("<", String.raw`\u003c`)
    .replaceAll("\u2028", String.raw`\u2028`)
    .replaceAll("\u2029", String.raw`\u2029`);
}

function fillIn(shell: string, segment: string, readable: string): string {
  const dataBlock = shell.lastIndexOf('<script type="application/json"');
  const write = (part: string, escape: (text: string) => string) =>
    part.replaceAll(PLACES, (place) =>
      escape(place === SEGMENT ? segment : readable),
    );
  return (
    write(shell.slice(0, dataBlock), toHtml) +
    write(shell.slice(dataBlock), toJson)
  );
}

function toParts({ pathname }: URL) {
  const end = pathname.lastIndexOf("/") + 1;
  return { folder: pathname.slice(0, end), segment: pathname.slice(end) };
}

/** Everything that the document depends on, besides the last segment of the address and the readable address. */
function toKey(
  { origin, pathname, search }: URL,
  folder: string,
  { head, data }: MissingAnswer,
  { navigation }: ContentReader,
): string {
  const active = navigation.header.map((link) => isActive(link, pathname));
  return JSON.stringify([
    origin,
    folder,
    search,
    active,
    head,
    { ...data, path: "" },
  ]);
}

const shellsByContent = new WeakMap<ContentReader, Map<string, string>>();

/**
 * The document of a missing address. It is rendered once for all addresses of a folder with the same similar pages,
 * and the address is filled in, so that bots that try thousands of addresses cost little.
 */
export async function renderMissingPage(
  url: URL,
  answer: MissingAnswer,
  content: ContentReader,
  render: RenderHtml,
): Promise<string> {
  const { folder, segment } = toParts(url);
  const isInMenu = content.navigation.header.some(
    ({ href }) => href === url.pathname,
  );
  if (isInMenu || segment === "" || folder.length > MAX_FOLDER_LENGTH)
    return render(url, answer);
  const shells = shellsByContent.get(content) ?? new Map<string, string>();
  shellsByContent.set(content, shells);
  const key = toKey(url, folder, answer, content);
  let shell = shells.get(key);
  if (shell === undefined) {
    const data = { ...answer.data, path: READABLE };
    const stand = new URL(folder + SEGMENT + url.search, url);
    shell = await render(stand, { ...answer, data });
    if (shells.size >= MAX_SHELLS) shells.clear();
    shells.set(key, shell);
  }
  return fillIn(shell, segment, answer.data.path);
}
