import { useHydrated } from "../../components/useHydrated.ts";
import { useMemo } from "react";
import { resolveAddress } from "../../api/resolve-address.ts";
import { apiTestMessages } from "../../messages/api-test.ts";

const { facts, no, yes } = apiTestMessages;

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
      { name: facts.origin, value: location.origin },
      { name: facts.host, value: location.hostname },
      { name: facts.protocol, value: location.protocol },
      { name: facts.path, value: location.pathname + location.search },
      {
        name: facts.sentAs,
        value: resolveAddress("/api/blog", location),
      },
      { name: facts.online, value: navigator.onLine ? yes : no },
      { name: facts.language, value: navigator.language },
      { name: facts.userAgent, value: navigator.userAgent },
    ],
  };
}

/** The browser's values; null on the server and while hydrating. */
export function useBrowser(): Browser | null {
  const isThere = useHydrated();
  return useMemo(() => (isThere ? readBrowser() : null), [isThere]);
}
