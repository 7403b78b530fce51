import { spawnSync } from "node:child_process";
import { cp, glob, readFile, realpath, symlink } from "node:fs/promises";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { projectRoot } from "../scripts/run-command.ts";
import {
  runMeasured,
  runProgram,
  type Measured,
  type Place,
} from "./run-measured.ts";

export const peerNames = ["eleventy", "velite", "hugo"] as const;
export type PeerName = (typeof peerNames)[number];

/** Another tool for the same work, with a minimal project for it. */
export interface Peer {
  name: PeerName;
  version: string;
  /** Builds all posts and measures it. */
  build(place: Place): Promise<Measured>;
  /** The number of posts that a build has written. */
  countPosts(cwd: string): Promise<number>;
}

const folder = join(projectRoot, "bench/peers");
const modules = join(folder, "node_modules");
const packageFile = z.object({ version: z.string() });
const list = z.array(z.unknown());

/** The version of an installed package. */
function readVersion(name: string): string | undefined {
  const file = join(modules, name, "package.json");
  if (!existsSync(file)) return undefined;
  return packageFile.parse(JSON.parse(readFileSync(file, "utf8"))).version;
}

function readHugoVersion(): string | undefined {
  const { stdout } = spawnSync("hugo", ["version"], { encoding: "utf8" });
  return /v(\d+\.\d+\.\d+)/u.exec(stdout ?? "")?.[1];
}

/** Counts pages that are written as `<name>/index.html`. */
async function countPages(cwd: string): Promise<number> {
  let pages = 0;
  for await (const _ of glob("out/*/index.html", { cwd })) pages++;
  return pages;
}

const scriptOf = (path: string, args: readonly string[]) => (place: Place) =>
  runMeasured({ script: join(modules, path), args, ...place });

const known: Record<
  PeerName,
  Omit<Peer, "name" | "version"> & {
    findVersion(): string | undefined;
    install: string;
  }
> = {
  eleventy: {
    findVersion: () => readVersion("@11ty/eleventy"),
    install: "npm ci --prefix bench/peers",
    build: scriptOf("@11ty/eleventy/cmd.cjs", ["--quiet"]),
    countPosts: countPages,
  },
  velite: {
    findVersion: () => readVersion("velite"),
    install: "npm ci --prefix bench/peers",
    build: scriptOf("velite/bin/velite.js", ["build"]),
    countPosts: async (cwd) =>
      list.parse(
        JSON.parse(await readFile(join(cwd, "out/posts.json"), "utf8")),
      ).length,
  },
  hugo: {
    findVersion: readHugoVersion,
    install: "apt-get install hugo, or any other hugo in PATH",
    // Some versions do not follow symbolic links.
    build: async (place) => {
      const content = await realpath(join(place.cwd, "posts"));
      const args = ["--contentDir", content];
      return runProgram({ program: "hugo", args, ...place });
    },
    countPosts: countPages,
  },
};

/** The installed peers among `names`, and a note about each that is missing. */
export function findPeers(names: readonly PeerName[]): {
  peers: Peer[];
  notes: string[];
} {
  const peers: Peer[] = [];
  const notes: string[] = [];
  for (const name of names) {
    const { findVersion, install, build, countPosts } = known[name];
    const version = findVersion();
    if (version === undefined)
      notes.push(
        `${name} is left out, because it is not installed. To install it: ${install}`,
      );
    else peers.push({ name, version, build, countPosts });
  }
  return { peers, notes };
}

/** Copies a peer's project into a folder and links the posts into it. Returns the project's folder. */
export async function openProject(
  { name }: Peer,
  below: string,
  posts: string,
): Promise<string> {
  const cwd = join(below, name);
  await cp(join(folder, name), cwd, { recursive: true });
  await symlink(posts, join(cwd, "posts"), "dir");
  if (existsSync(modules))
    await symlink(modules, join(cwd, "node_modules"), "dir");
  return cwd;
}

/** Measures a build by a peer. @throws if it has not written every post */
export async function buildWithPeer(
  peer: Peer,
  place: Place,
  posts: number,
): Promise<Measured> {
  const measured = await peer.build(place);
  const written = await peer.countPosts(place.cwd);
  if (written === posts) return measured;
  throw new Error(`${peer.name} has written ${written} of ${posts} posts.`);
}
