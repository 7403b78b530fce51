import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A separate server whose blog has several pages. */
export interface ManyPosts {
  origin: string;
  stop(): void;
}

/** Added to the posts of the site. */
export const ADDED_POSTS = 60;

const number = (index: number) => String(index).padStart(2, "0");

function addedPost(index: number): string {
  const type = index % 2 === 0 ? "guide" : "blog";
  return `---
id: ${9000 + index}
title: Added post ${number(index)}
description: Post ${number(index)} of a blog that has enough of them for several pages.
date: 2026-10-${number(1 + (index % 28))}
type: ${type}
author: liis-tamm
categories: [outreach]
---

## Heading

Text.
`;
}

function compile(root: string): void {
  const content = join(root, "content");
  cpSync("content", content, { recursive: true });
  symlinkSync(resolve("public"), join(root, "public"), "dir");
  for (let index = 0; index < ADDED_POSTS; index++)
    writeFileSync(
      join(content, "blog", `added-post-${number(index)}.md`),
      addedPost(index),
    );
  const built = spawnSync(
    "node",
    [
      "cli/content.mjs",
      "build",
      "--content",
      content,
      "--out",
      join(root, "out"),
    ],
    { encoding: "utf8" },
  );
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
}

/** Compiles the site's content with more posts, and serves it with the built site. */
export async function serveManyPosts(): Promise<ManyPosts> {
  const root = join(tmpdir(), `northlark-many-posts-${process.pid}`);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  compile(root);
  const server = spawn("node", ["server/start.mjs"], {
    env: {
      ...process.env,
      PORT: "0",
      CONTENT_DIR: join(root, "content"),
      CONTENT_OUT: join(root, "out"),
      DATA_DIR: join(root, "data"),
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((ready, fail) => {
    let printed = "";
    server.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const address = /http:\/\/\S+/u.exec(printed)?.[0];
      if (address !== undefined) ready(address);
    });
    server.once("exit", (code) =>
      fail(new Error(`The server ended with ${code}: ${printed}`)),
    );
  });
  return {
    origin,
    stop() {
      server.kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
