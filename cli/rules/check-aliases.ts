import { sitePaths } from "#schema";
import type { FolderContext } from "../model/compiled-folder.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { createDiagnostic } from "./create-diagnostic.ts";
import { groupClaims, reportDuplicates } from "./report-duplicates.ts";

/** Old addresses lead to one entry each, and hide nothing that has an address of its own. */
export function checkAliases({ folder }: FolderContext): Diagnostic[] {
  const owners = new Map(
    folder.entries.map(({ file, path }) => [path, `of ${file}`]),
  );
  for (const path of sitePaths) owners.set(path, "of a page of the site");
  for (const path of folder.publicFiles) owners.set(path, "of a static file");
  const claims = folder.entries.flatMap(({ common, source, yaml }) =>
    (common.aliases ?? []).map((alias, index) => {
      const range = yaml.rangeOf(["aliases", index]);
      return [alias, { source, range }] as const;
    }),
  );
  return [
    ...claims.flatMap(([alias, { source, range }]) => {
      const owner = owners.get(alias);
      if (owner === undefined) return [];
      const message = `The alias ${alias} is the address ${owner}.`;
      return [createDiagnostic("alias/collides", source, range, message)];
    }),
    ...[...groupClaims(claims)].flatMap(([alias, group]) =>
      reportDuplicates(
        "alias/collides",
        group,
        (files) => `The alias ${alias} is claimed by ${files} too.`,
      ),
    ),
  ];
}
