interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Vite's client manifest: source file -> built chunk. */
export type AssetsManifest = Record<string, ManifestChunk>;

/** Files that a page's document links to. */
export interface PageAssets {
  /** Root-relative addresses of all scripts that hydration needs. They are loaded at the first sign of intent. */
  scripts: string[];
  /** The imports of the first script, so that the browser loads both at once. */
  preloads: string[];
  /** The page's own styles. */
  styles: string[];
}

/** The chunk of a source file and all chunks that it imports statically. */
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

const addressesOf = (chunks: Set<ManifestChunk>) =>
  [...chunks].map(({ file }) => `/${file}`);

/** The built scripts and styles of a page. Empty in development, without a manifest. */
export function pageAssets(
  manifest: AssetsManifest | undefined,
  routeId: string,
): PageAssets {
  if (!manifest) return { scripts: [], preloads: [], styles: [] };
  const early = chunksOf(manifest, "site/+client.ts");
  const shell = chunksOf(manifest, "site/hydrate.tsx");
  const page = chunksOf(manifest, `site/pages/${routeId}/Page.tsx`);
  const own = page.difference(early);
  return {
    scripts: addressesOf(shell.union(page).difference(early)),
    preloads: addressesOf(early).slice(1),
    styles: [...new Set([...own].flatMap(({ css = [] }) => css))].map(
      (file) => `/${file}`,
    ),
  };
}
