/** Names the build of this script. Data of another build may have another shape. */
export const BUILD = import.meta.env.SITE_BUILD ?? "development";
