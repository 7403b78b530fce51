import type { Plugin } from "vite";

const ORDER = "@layer theme, base, components, utilities;";

/**
 * In development the browser gets the styles of a page before those of the site, and the first style sheet decides the
 * order of the layers: each says what it is.
 */
export function layerOrder(): Plugin {
  return {
    name: "northlark:layer-order",
    apply: "serve",
    enforce: "pre",
    transform: {
      filter: { id: /\/site\/.*\.css(?!\?raw)/u },
      handler: (code) => ({ code: `${ORDER}\n${code}`, map: null }),
    },
  };
}
