import type { ContentReader } from "#contract";
import type { RenderSite } from "./site.ts";

/** A document that is no page. */
export interface TextResult {
  status: number;
  text: string;
  contentType: string;
  headers?: Readonly<Record<string, string>>;
}

/** What a document is made of. */
export interface DocumentRequest {
  content: ContentReader;
  /** Origin of absolute addresses, without a trailing slash. */
  siteUrl: string;
  renderSite: RenderSite;
  /** The path that was asked for. */
  path: string;
  /** The parameters of the address's pattern. */
  params: Readonly<Record<string, string | undefined>>;
}

/** Makes a document for programs, such as the sitemap. @throws AppError `not_found` if there is none */
export type RenderDocument = (request: DocumentRequest) => Promise<TextResult>;
