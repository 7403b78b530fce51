import {
  collectionNames,
  collections,
  isCollectionName,
  type Collection,
  type CollectionName,
} from "#schema";
import { isMediaFile } from "../model/own-files.ts";
import { formatSuggestion, nearestWord } from "../rules/nearest-word.ts";

const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/iu;
const OTHER_IMAGE = /\.(?:heic|heif|tiff?|bmp|psd|jxl|jp2|dng|cr2|nef|arw)$/iu;

/** What systems, editors and git leave beside files: thumbnails, backups, halves of a merge. */
const LEFTOVER =
  /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|__macosx|@eadir|#.*#|~\$.*|.*(?:~|\.(?:orig|rej|bak|swp|swo|tmp|save|part|crdownload))|.*_(?:BACKUP|BASE|LOCAL|REMOTE)_\d+(?:\.\w+)?)$/iu;

/** What a file is for, by its path below the content folder. */
export function placeFile(path: string): Placement {
  const steps = path.split("/");
  const name = steps.at(-1) ?? "";
  if (steps.some((step) => step.startsWith("."))) return { kind: "ignored" };
  if (name === "README.md") return { kind: "ignored" };
  if (steps.some((step) => LEFTOVER.test(step)))
    return { kind: "ignored", isLeftover: true };
  const [folder = ""] = steps;
  if (steps.length === 1) return placeTopFile(name);
  const settings = path.replace(/\.yaml$/u, "");
  if (isCollectionName(settings))
    return { kind: "settings", collection: settings };
  const siblings = collectionNames.filter((each) =>
    each.startsWith(`${folder}/`),
  );
  if (siblings.length > 0) return placeUnknownSettings(path, siblings);
  if (!isCollectionName(folder)) {
    const meant = nearestWord(folder, collectionNames);
    const message = `\`${folder}/\` is not a collection.${formatSuggestion(meant)}`;
    const help = `Collections are: ${collectionNames.join(", ")}.`;
    return { kind: "stray", message, help };
  }
  if (IMAGE.test(name) || isMediaFile(name)) return { kind: "image" };
  if (OTHER_IMAGE.test(name))
    return {
      kind: "stray",
      message: `\`${name}\` is a picture in a format that browsers do not show.`,
      help: "Export it as JPEG, PNG or WebP, at full size: smaller versions are made of it.",
    };
  return placeInCollection(folder, collections[folder], steps.slice(1));
}

/** A file in a folder of settings that none of its files is meant to be. */
function placeUnknownSettings(
  path: string,
  siblings: readonly CollectionName[],
): Placement {
  const meant = nearestWord(path.replace(/\.[^.]*$/u, ""), siblings);
  return {
    kind: "stray",
    message: `No page has its words in \`${path}\`.${formatSuggestion(meant && `${meant}.yaml`)}`,
    help: `The files are: ${siblings.map((each) => `${each}.yaml`).join(", ")}.`,
  };
}

function placeTopFile(name: string): Placement {
  const collection = /^(.*)\.yaml$/u.exec(name)?.[1] ?? "";
  if (isCollectionName(collection)) {
    const facts: Collection = collections[collection];
    if (facts.kind === "settings") return { kind: "settings", collection };
    if (facts.kind === "records" && !facts.fragment)
      return { kind: "list", collection };
    return {
      kind: "stray",
      message: `\`${collection}\` has one file for each entry, not a list.`,
      help: `Put each into a file of its own in ${collection}/.`,
    };
  }
  const bare = name.replace(/\.[^.]*$/u, "");
  const meant = nearestWord(bare, collectionNames);
  if (meant === bare && /\.(?:yml|json)$/u.test(name))
    return {
      kind: "stray",
      message: `\`${name}\` is not read: records and settings are YAML files that end in .yaml.`,
      help: `Rename it to ${bare}.yaml.`,
    };
  return {
    kind: "stray",
    message: `\`${name}\` belongs to no collection.${formatSuggestion(meant && `${meant}.yaml`)}`,
  };
}

function placeInCollection(
  name: CollectionName,
  collection: Collection,
  steps: readonly string[],
): Placement {
  const path = steps.join("/");
  if (collection.kind === "settings")
    return {
      kind: "stray",
      message: `\`${name}\` is one file, ${name}.yaml, not a folder.`,
    };
  if (collection.kind === "markdown") {
    if (path.endsWith(".md") && path !== "index.md")
      return { kind: "entry", collection: name };
    return {
      kind: "stray",
      message:
        path === "index.md"
          ? "The file has no name that could be its slug."
          : `\`${name}\` holds Markdown files that end in .md.`,
      help: `An entry is ${name}/slug.md or ${name}/slug/index.md, in folders of ${name}/ if you like.`,
    };
  }
  const id = /^([^/]+)\.yaml$/u.exec(path)?.[1];
  if (id !== undefined) return { kind: "record", collection: name, id };
  return {
    kind: "stray",
    message: `\`${name}\` contains YAML files that end in .yaml, one for each record.`,
    help: `A record is ${name}/id.yaml.`,
  };
}

/** The kind of a file, determined by its path alone. */
export type Placement =
  | { kind: "entry"; collection: CollectionName }
  | { kind: "list"; collection: CollectionName }
  | { kind: "record"; collection: CollectionName; id: string }
  | { kind: "settings"; collection: CollectionName }
  | { kind: "image" }
  | { kind: "ignored"; isLeftover?: true }
  | { kind: "stray"; message: string; help?: string };
