/** A redirect to another address of this site. */
export interface RedirectAnswer {
  kind: "redirect";
  status: 301 | 302 | 308;
  location: string;
}

/** A page, or another document that is rendered from the content. It is the same for every visitor. */
export interface PlainDocument {
  kind: "plain";
  status: number;
  contentType: string;
  /** For answers with status 200. Others may not be cached without revalidation. */
  cacheControl: string;
  headers?: Readonly<Record<string, string>>;
  bytes: Buffer;
  /** True if the next rendering can have another result. The answer is not cached then. */
  isProvisional?: boolean;
}
