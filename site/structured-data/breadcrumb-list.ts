import type { Crumb } from "../page.ts";

/** Schema.org BreadcrumbList of the steps below the home page, with absolute addresses. */
export function breadcrumbList(
  origin: string,
  crumbs: readonly Crumb[],
): Record<string, unknown> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(
      ({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: new URL(path, origin).href,
      }),
    ),
  };
}
