import type { Server } from "node:http";
import type { RequestHandler } from "express";
import type { ContentReader, EntryPreview, Notice } from "#contract";

/** A redirect within the site. */
export interface SiteRedirect {
  status: 301 | 302 | 308;
  location: string;
}

/** The result of rendering a page: a document, its data as JSON, or a redirect. */
export type PageResult =
  | { status: number; html: string }
  | { status: number; json: string }
  | SiteRedirect;

/** Renders the page of a URL: its path, and only the query parameters that the page reads. */
export type RenderSite = (request: {
  url: string;
  content: ContentReader;
  siteUrl: string;
  /** True for the data of the page instead of its document. */
  asData?: boolean;
  /** Shown instead of the page of the URL. */
  notice?: Notice;
  /** True if nobody will see the page of a missing address, so its HTML can be empty. */
  skipsMissing?: boolean;
  /** The unpublished entry whose page is shown instead of that of the URL. */
  preview?: EntryPreview;
}) => Promise<PageResult>;

/** Renders a notice as a page of the site, at a path. @returns its HTML */
export type RenderNotice = (notice: Notice, path: string) => Promise<string>;

/** The interface of a site for the server: its pages, its files, and additions to the content policy. */
export interface Site {
  renderSite: RenderSite;
  /** Folder of the built files; absent while Vite serves them. */
  clientFolder?: string;
  /** Folder of the built web editor. */
  editorFolder?: () => Promise<string>;
  /** `sha256-...` of each inline script. */
  inlineScriptHashes?: readonly string[];
  /** Vite's middleware; set in development only. */
  development?: RequestHandler;
  /** Called after a change of the content. A development site reloads open pages. */
  onContentChange?: () => void;
  close?: () => Promise<void>;
}

/** Opens a site. A development site uses the HTTP server for hot reload. */
export type OpenSite = (server: Server) => Promise<Site>;
