interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Vite's client manifest: source file -> built chunk. */
export type AssetsManifest = Record<string, ManifestChunk>;

/** What a page's document names besides what every page needs. */
export interface PageAssets {
  /** Chunks that hydration waits for, as root-relative addresses; else the browser would find each after the other. */
  scripts: string[];
  /** Styles of the page itself. */
  styles: string[];
}

/** Every chunk that a source file needs at once, itself included. */
function chunksOf(
  manifest: AssetsManifest,
  source: string,
): Set<ManifestChunk> {
  const chunks = new Set<ManifestChunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  visit(source);
  return chunks;
}

/** The scripts and styles of a page as the build named them; nothing in development, where there is no manifest. */
export function pageAssets(
  manifest: AssetsManifest | undefined,
  routeId: string,
): PageAssets {
  if (!manifest) return { scripts: [], styles: [] };
  const client = chunksOf(manifest, "site/+client.tsx");
  const page = chunksOf(manifest, `site/pages/${routeId}/Page.tsx`);
  const own = page.difference(client);
  return {
    scripts: [...client.union(page)]
      .map(({ file }) => `/${file}`)
      .filter((path) => path.endsWith(".js")),
    styles: [...new Set([...own].flatMap(({ css = [] }) => css))].map(
      (file) => `/${file}`,
    ),
  };
}
