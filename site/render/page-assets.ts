interface ManifestChunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Vite's client manifest: source file -> built chunk. */
export type AssetsManifest = Record<string, ManifestChunk>;

/** Root-relative addresses of files that a page needs. */
export interface PageAssets {
  scripts: string[];
  /** The page's own styles. */
  styles: string[];
}

/** The chunk of a source file after all chunks that it imports statically, so that its styles come last. */
function chunksOf(
  manifest: AssetsManifest,
  source: string,
): Set<ManifestChunk> {
  const seen = new Set<string>();
  const chunks = new Set<ManifestChunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(visit);
    chunks.add(chunk);
  };
  visit(source);
  return chunks;
}

/**
 * The built scripts and styles of a page that Vike does not know, because its route loads them. Empty in development,
 * without a manifest.
 */
export function pageAssets(
  manifest: AssetsManifest | undefined,
  page: string,
): PageAssets {
  if (!manifest) return { scripts: [], styles: [] };
  const entry = chunksOf(manifest, "site/+client.ts");
  const app = chunksOf(manifest, "site/hydrate.tsx");
  const own = chunksOf(manifest, `site/pages/${page}/Page.tsx`);
  const added = [...app.union(own).difference(entry)];
  return {
    scripts: added.map(({ file }) => `/${file}`),
    styles: [...new Set(added.flatMap(({ css = [] }) => css))].map(
      (file) => `/${file}`,
    ),
  };
}
