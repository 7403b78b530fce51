import type { Server } from "node:http";
import type { RequestHandler } from "express";
import type { ContentReader, EntryPreview, Notice } from "#contract";

/** A redirect within the site. */
export interface SiteRedirect {
  status: 301 | 302 | 308;
  location: string;
}

/** The result of rendering a page: a document or a redirect. */
export type PageResult = { status: number; html: string } | SiteRedirect;

/** Renders the page of a URL: its path, and only those query parameters that the page reads. */
export type RenderSite = (request: {
  url: string;
  content: ContentReader;
  siteUrl: string;
  /** Shown in place of the page of the URL. */
  notice?: Notice;
  /** Nobody will see the page of a missing address: its HTML can be empty. */
  skipsMissing?: boolean;
  /** The unpublished entry whose page is shown in place of that of the URL. */
  preview?: EntryPreview;
}) => Promise<PageResult>;

/** What a site gives to the server: its pages, its files, and what the content policy must allow for them. */
export interface Site {
  renderSite: RenderSite;
  /** Folder of the built files; absent while Vite serves them. */
  clientFolder?: string;
  /** `sha256-...` of each inline script. */
  inlineScriptHashes?: readonly string[];
  /** Vite's middleware; set in development only. */
  development?: RequestHandler;
  /** Called after a change of the content: a development site reloads open pages. */
  onContentChange?: () => void;
  close?: () => Promise<void>;
}

/** Opens a site. A development site uses the HTTP server for hot reload. */
export type OpenSite = (server: Server) => Promise<Site>;
