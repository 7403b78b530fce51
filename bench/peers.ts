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

/** A tool that others use for the same work, with a minimal project of ours. */
export interface Peer {
  name: PeerName;
  version: string;
  /** Builds the posts below `posts` anew, and measures that. */
  build(place: Place): Promise<Measured>;
  /** How many posts a build has written. */
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

/** Pages that lie one to a folder. */
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
    // Not every version follows the link.
    build: async (place) => {
      const content = await realpath(join(place.cwd, "posts"));
      const args = ["--contentDir", content];
      return runProgram({ program: "hugo", args, ...place });
    },
    countPosts: countPages,
  },
};

/** The peers among `names` that are installed, and a line about each that is not. */
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
      notes.push(`${name} is not installed and left out: ${install}`);
    else peers.push({ name, version, build, countPosts });
  }
  return { peers, notes };
}

/** Lays a copy of a peer's project below a folder, over the posts of another; gives back the project's folder. */
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

/** Builds with a peer and measures that. @throws when it has not written each post */
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
