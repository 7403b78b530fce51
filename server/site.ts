import type { Server } from "node:http";
import type { RequestHandler } from "express";
import type { RenderSite } from "./pages/page-handler.ts";

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
