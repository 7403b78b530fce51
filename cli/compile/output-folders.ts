import { collectionNames, markdownNames } from "#schema";
import { SHARE_FOLDER } from "../model/share-card.ts";

/** The folders of an output: the site's content, and in `previews` what is not published yet. */
export const outputFolders: readonly string[] = [
  "assets",
  SHARE_FOLDER,
  ...collectionNames,
  ...["assets", ...markdownNames].map((name) => `previews/${name}`),
];
