import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { idle } from "./visitor.ts";

interface Weight {
  document: number;
  stylesheet: number;
  script: number;
  requests: string[];
}

/** Compressed sizes by address: pages share most of their files. */
const sizesByUrl = new Map<string, number>();

function compressedSize(url: string, body: Buffer): number {
  const size = sizesByUrl.get(url) ?? brotliCompressSync(body).length;
  sizesByUrl.set(url, size);
  return size;
}

/** Adds up what a page loads, compressed as the server does it. */
export function watchWeight(page: Page): () => Promise<Weight> {
  const weight: Weight = {
    document: 0,
    stylesheet: 0,
    script: 0,
    requests: [],
  };
  const sizes: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    weight.requests.push(response.url());
    if (kind !== "script" && kind !== "stylesheet" && kind !== "document")
      return;
    sizes.push(
      response.body().then((body) => {
        weight[kind] += compressedSize(response.url(), body);
        return undefined;
      }),
    );
  });
  return async () => {
    await idle(page);
    await Promise.all(sizes);
    return weight;
  };
}
