import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { defineBuildStep } from "./build-step.ts";
import { projectRoot } from "./run-command.ts";

/**
 * Draws the icons and the share images of the site itself into public/. The stamp is committed with them, so that only a
 * change of the theme, the settings or the icon draws them again.
 */
export const pictureBuild = defineBuildStep({
  sources: [
    "content/site.yaml",
    "content/theme.yaml",
    "site/components/ui/Logo.tsx",
    "site/icon.svg",
    "scripts/icons",
    "scripts/share-images",
  ],
  stamp: "scripts/pictures.stamp",
  async build() {
    const { drawPictures } = await import("./draw-pictures.ts");
    for (const [path, bytes] of await drawPictures())
      writeFileSync(join(projectRoot, "public", path), bytes);
  },
});

/** The same, if they are out of date. Without the packages for development, the pictures stay as they are. */
export async function redrawPictures(): Promise<void> {
  try {
    await pictureBuild.runIfStale();
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes("'satori'"))
      throw error;
    process.stderr.write(
      "The icons and share images in public/ are older than the theme or the settings. Run `npm run build` with all packages, and commit them.\n",
    );
  }
}

/** `npm run pictures`: draws them in any case. */
if (import.meta.main) await pictureBuild.run();
