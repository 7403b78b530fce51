import type { Plugin } from "vite";

const ORDER = "@layer theme, base, components, utilities;";

/**
 * The first style sheet decides the order of the layers. In development a page's styles arrive before the site's, so
 * each style sheet declares the order.
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
