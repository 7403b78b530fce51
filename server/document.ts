import type { ContentReader } from "#contract";
import type { RenderSite } from "./site.ts";

/** A document that is not a page. */
export interface TextResult {
  status: number;
  text: string;
  contentType: string;
  headers?: Readonly<Record<string, string>>;
}

/** The input for rendering a document. */
export interface DocumentRequest {
  content: ContentReader;
  /** Origin of absolute addresses, without a trailing slash. */
  siteUrl: string;
  renderSite: RenderSite;
  /** The requested path. */
  path: string;
  /** The parameters from the address's pattern. */
  params: Readonly<Record<string, string | undefined>>;
}

/** Renders a document for programs, such as the sitemap. @throws AppError `not_found` if there is none */
export type RenderDocument = (request: DocumentRequest) => Promise<TextResult>;
