import type { Server } from "node:http";
import type { RequestHandler } from "express";
import type { PageOptions, RenderSite } from "./pages/page-handler.ts";

/** What a site brings to the server: its pages, its files, and what the content policy must know of them. */
export interface Site {
  renderSite: RenderSite;
  /** Folder of the built files; none while Vite serves them. */
  clientFolder?: string;
  /** `sha256-...` of each inline script of the pages. */
  inlineScriptHashes?: readonly string[];
  /** Which query parameters the page at a path reads. */
  cacheKeyParams?: PageOptions["cacheKeyParams"];
  /** Vite's middleware: its presence makes this a development server. */
  development?: RequestHandler;
  /** Told when the content has changed: a development site shows it to who is looking. */
  onContentChange?: () => void;
  close?: () => Promise<void>;
}

/** Opens a site. The HTTP server is for the hot reload of a development site. */
export type OpenSite = (server: Server) => Promise<Site>;
