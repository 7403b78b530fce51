import { join } from "node:path";
import express, { type Response, type Router } from "express";
import type { SiteSettings } from "#contract";
import type { ContentSource } from "../content/content-source.ts";
import { createStaticFiles } from "./static-files.ts";

export interface EditorOptions {
  content: ContentSource;
  /** The file that the toolchain writes, with a form for each collection. */
  configuration: string;
  /** Folder of the built editor. */
  editorFolder: () => Promise<string>;
  /** True while developing: the editor is there without a repository, for the local folder. */
  isDevelopment: boolean;
}

type Settings = SiteSettings["editor"];

/** Where the editor reads and writes: the interface of the service, and the pictures of people who are signed in. */
function hostsOf(settings: Settings): string[] {
  if (!settings) return [];
  const { backend, host } = settings;
  if (host) return [new URL(host).origin];
  const hosts = {
    github: ["https://api.github.com", "https://avatars.githubusercontent.com"],
    gitlab: ["https://gitlab.com"],
    gitea: ["https://gitea.com"],
  };
  return hosts[backend];
}

/** The Content-Security-Policy of the editor, whose own code sets styles and makes pictures and previews in memory. */
function formatEditorPolicy(settings: Settings): string {
  const hosts = hostsOf(settings);
  const signIn = settings?.login ? [new URL(settings.login).origin] : [];
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline' blob:",
    ["img-src 'self' data: blob:", ...hosts].join(" "),
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...hosts, ...signIn].join(" "),
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Serves the web editor if there is one. Otherwise its addresses are like any other that does not exist. */
export function createEditorRouter({
  content,
  configuration,
  editorFolder,
  isDevelopment,
}: EditorOptions): Router {
  const router = express.Router({ strict: true });
  const settings = () => content.current().site.editor;

  function send(response: Response, file: string): void {
    response.set({
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy": formatEditorPolicy(settings()),
    });
    response.sendFile(file, { cacheControl: false, dotfiles: "allow" });
  }

  router.use("/admin", (_request, response, next) => {
    if (!settings() && !isDevelopment) {
      next("router");
      return;
    }
    // The window of the service that signs people in tells this one when it is done.
    response.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    next();
  });
  router.get("/admin", async (_request, response) => {
    send(response, join(await editorFolder(), "index.html"));
  });
  router.get("/admin/config.json", (_request, response) => {
    send(response, configuration);
  });
  router.use("/admin/assets", async (request, response, next) => {
    const folder = join(await editorFolder(), "assets");
    createStaticFiles(folder, () => true)(request, response, next);
  });
  return router;
}
