/** `npm run build`: compiles the content, then builds everything that a server needs into dist/. */
import { parseArgs } from "node:util";
import { resolve } from "node:path";
import { redrawPictures } from "./build-pictures.ts";
import { siteBuild } from "./build-site.ts";
import { copyContent, serverBuild } from "./bundle-server.ts";
import { compiledFolder, mustCompileContent } from "./compile-content.ts";
import { projectRoot } from "./run-command.ts";

const args = process.argv.slice(2);
const { values } = parseArgs({
  args,
  strict: false,
  options: { out: { type: "string" } },
});
await mustCompileContent(args);
await redrawPictures();
await siteBuild.run();
await serverBuild.run();
copyContent(
  typeof values.out === "string"
    ? resolve(projectRoot, values.out)
    : compiledFolder(),
);
