import {
  collectionNames,
  collections,
  isPageCollection,
  type Collection,
} from "#schema";
import { defineRule, type FileFinding } from "../define-rule.ts";
import { collectionOfFile } from "../../model/compiled-folder.ts";

export const collectionEmpty = defineRule({
  id: "collection/empty",
  level: "warn",
  what: "A collection has no entries, or a settings file is missing. An error if the folder has no content at all.",
  why: "Pages that list it stay empty. A folder with a misspelt name looks the same.",
  whatToDo:
    "Add a first entry with `content new <collection>`, or check the name of the folder.",
  bad: "content/athors/mara-lind.yaml",
  good: "content/authors/mara-lind.yaml",
  checkFolder({ folder }) {
    const found = new Set(
      [...folder.entries, ...folder.records, ...folder.settings].map(
        ({ collection }) => collection,
      ),
    );
    // A file that cannot be read is reported separately and is not missing.
    const unread = new Set(folder.unread.map(collectionOfFile));
    const missing = collectionNames.filter(
      (name) => !found.has(name) && !unread.has(name),
    );
    if (missing.length === collectionNames.length) return [NOTHING];
    // A site is not served without the words of any page.
    const isSite = folder.settings.some(({ collection }) =>
      isPageCollection(collection),
    );
    return [
      ...describeEmpty(missing),
      ...describeNoSettings(missing).map((finding) =>
        isSite ? { ...finding, severity: "error" as const } : finding,
      ),
    ];
  },
});

type Names = (typeof collectionNames)[number][];

/**
 * An error, because otherwise an empty site would be published. Probably the folder is wrong, or was not checked out.
 */
const NOTHING: FileFinding = {
  file: "",
  message: "The folder has no content at all.",
  help: "Check that it is the right folder and is complete, or add a first entry with `content new <collection>`.",
  severity: "error",
};

function describeEmpty(missing: Names): FileFinding[] {
  const names = missing.filter((name) => {
    const facts: Collection = collections[name];
    return facts.kind === "markdown"
      ? !facts.mayBeEmpty
      : facts.kind === "records";
  });
  if (names.length === 0) return [];
  const message = `There are no entries of ${formatList(names)}.`;
  return [{ file: "", message }];
}

function describeNoSettings(missing: Names): FileFinding[] {
  const names = missing.filter((name) => collections[name].kind === "settings");
  if (names.length === 0) return [];
  const message = `There are no settings of ${formatList(names)}: a site cannot be served without them.`;
  const help = `Add ${names.map((name) => `${name}.yaml`).join(", ")}.`;
  return [{ file: "", message, help }];
}

function formatList(names: readonly string[]): string {
  return names.join(", ").replace(/, (?!.*, )/u, " and ");
}
