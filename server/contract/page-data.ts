const DATA_PATH = /^\/_data(?<page>\/.+)\.json$/u;
const HOME = "/index";

/** The address of a page's data, which the browser's router loads: `/_data/blog.json` for `/blog`. */
export function toDataPath(page: string): string {
  return `/_data${page === "/" ? HOME : page}.json`;
}

/** The page whose data is at an address. Undefined for all other addresses. */
export function fromDataPath(path: string): string | undefined {
  const page = DATA_PATH.exec(path)?.groups?.["page"];
  return page === HOME ? "/" : page;
}
