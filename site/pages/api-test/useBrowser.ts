import { useMemo, useSyncExternalStore } from "react";
import { resolveAddress } from "../../api/resolve-address.ts";

/** Values that only the browser knows. */
export interface Browser {
  /** The slug in the address. */
  slug: string | undefined;
  facts: readonly { name: string; value: string }[];
}

function readBrowser(): Browser {
  const { location, navigator } = window;
  return {
    slug: new URLSearchParams(location.search).get("slug") ?? undefined,
    facts: [
      { name: "Origin", value: location.origin },
      { name: "Host name", value: location.hostname },
      { name: "Protocol", value: location.protocol },
      { name: "Path", value: location.pathname + location.search },
      {
        name: "/api/blog is sent as",
        value: resolveAddress("/api/blog", location),
      },
      { name: "Online", value: navigator.onLine ? "yes" : "no" },
      { name: "Language", value: navigator.language },
      { name: "User agent", value: navigator.userAgent },
    ],
  };
}

const neverChanges = () => () => undefined;

/** The browser's values; null on the server and while hydrating. */
export function useBrowser(): Browser | null {
  const isThere = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useMemo(() => (isThere ? readBrowser() : null), [isThere]);
}
