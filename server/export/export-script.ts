import { pageParameters } from "./export-addresses.ts";

/**
 * The script that every exported page loads first. It replaces what a file host lacks, so that the site's own scripts
 * work unchanged:
 * - The page and its links get the addresses that they have on a server. An address with a query is redirected to its
 * file.
 * - API calls go to the origin of the API. Without one they fail at once, and links load documents: the note about
 * forms is in the document.
 * - Forms that a script has created are sent to the origin of the API.
 * Browsers run it unchanged: no types, no modules.
 */
export function formatExportScript(apiOrigin: string | undefined): string {
  return `"use strict";
{
  const api = ${JSON.stringify(apiOrigin ?? null)};
  const parameters = ${JSON.stringify(pageParameters)};
  const { address } = document.currentScript.dataset;
  document.documentElement.dataset.exported = "";

  function toFile({ pathname, searchParams }) {
    const path = pathname.replace(/(.)\\/$/, "$1");
    const [, names = []] = parameters.find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
    const query = names.flatMap((name) => {
      const value = searchParams.getAll(name).find(Boolean);
      return value ? [name, value] : [];
    });
    return query.length ? [path, ...query.map(encodeURIComponent)].join("/") : undefined;
  }
  const isOurs = (url) => url.origin === location.origin;

  const file = toFile(new URL(location.href));
  if (file) location.replace(file + location.hash);
  else if (address) history.replaceState(history.state, "", address + (address.includes("?") ? "" : location.search) + location.hash);

  document.addEventListener("DOMContentLoaded", () => {
    for (const link of document.querySelectorAll("a[data-href]")) link.href = link.dataset.href;
  });

  const load = window.fetch;
  window.fetch = (target, options) => {
    if (typeof target !== "string") return load(target, options);
    const url = new URL(target, location.href);
    if (!isOurs(url)) return load(target, options);
    const data = /^\\/_data(\\/.+)\\.json$/.exec(url.pathname);
    if (data) {
      const page = new URL((data[1] === "/index" ? "/" : data[1]) + url.search, url);
      return load(\`/_data\${toFile(page) ?? data[1]}.json\`, options);
    }
    if (!url.pathname.startsWith("/api/")) return load(toFile(url) ?? target, options);
    return api ? load(api + url.pathname + url.search, options) : Promise.reject(new TypeError("This copy of the site has no server."));
  };

  document.addEventListener("submit", ({ target }) => {
    const url = new URL(target.action);
    if (api && isOurs(url)) target.action = api + url.pathname;
  }, true);
  if (!api) document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    const isElsewhere = link && (link.search || link.pathname !== location.pathname);
    if (isElsewhere && isOurs(link)) event.stopPropagation();
  }, true);
}
`;
}
