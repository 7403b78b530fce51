interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Vite's client manifest: source file -> built chunk. */
export type AssetsManifest = Record<string, ManifestChunk>;

/**
 * The chunks that a page needs before it can hydrate, as root-relative addresses: its own module and all that it
 * imports. Without them the browser would find each import only after parsing the one before.
 */
export function preloadPaths(
  manifest: AssetsManifest | undefined,
  routeId: string,
): string[] {
  if (!manifest) return [];
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit("site/+client.tsx");
  visit(`site/pages/${routeId}/Page.tsx`);
  return [...files]
    .filter((file) => file.endsWith(".js"))
    .map((file) => `/${file}`);
}
