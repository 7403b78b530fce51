import { describe, expect, it } from "vitest";
import * as contract from "#contract";
import * as routes from "#routes";
import * as schema from "#schema";

const isEndpoint = (value: unknown) =>
  typeof value === "object" && value !== null && "method" in value;

describe("the doors", () => {
  it("export from #schema what the folders below need, and no more", () => {
    expect(Object.keys(schema).toSorted()).toEqual([
      "FIRST_ENTRY_ID",
      "INDEX_VERSION",
      "INSERT_WORD",
      "LAST_ENTRY_ID",
      "PROBLEMS_FILE",
      "SEARCH_FILE",
      "SEARCH_LAYOUT",
      "blogType",
      "blogTypes",
      "changelogTags",
      "collectionNames",
      "collections",
      "contentIndex",
      "contentProblems",
      "createEntryId",
      "createNameOf",
      "createStems",
      "docGroups",
      "draftFile",
      "entryBody",
      "entryPath",
      "entrySlug",
      "entryStatus",
      "fieldMeanings",
      "fieldNotes",
      "fillPageWords",
      "fromTwinPath",
      "instantToMillis",
      "isCollectionName",
      "isPageCollection",
      "isShortSlug",
      "isSwap",
      "isTimeZone",
      "isUnspaced",
      "markdownNames",
      "nextChangeAt",
      "pageValueNames",
      "plainLetters",
      "possiblePaths",
      "previewPath",
      "readWords",
      "resourceTypes",
      "searchTables",
      "shadesOf",
      "signPreview",
      "siteContentIndex",
      "slugPattern",
      "themeColors",
      "toCanonicalPath",
      "toSearchColumns",
      "toTwinPath",
      "tocItem",
      "verifyPreview",
      "visibleSpan",
      "wordsOf",
    ]);
  });

  it("export from #routes plain data, and no more", () => {
    expect(Object.keys(routes).toSorted()).toEqual([
      "documentTable",
      "feedFiles",
      "pageIds",
      "routeTable",
    ]);
    expect(structuredClone({ ...routes })).toEqual({ ...routes });
  });

  it("export from #contract the endpoints and what the site needs besides, and no more", () => {
    const others = Object.entries(contract).filter(
      ([, value]) => !isEndpoint(value),
    );
    expect(others.map(([name]) => name).toSorted()).toEqual([
      "INVALID_EMAIL",
      "blogTypes",
      "changelogTags",
      "docGroups",
      "failureReply",
      "failureStatus",
      "formReply",
      "formatCalendarDate",
      "fromDataPath",
      "isSwap",
      "post",
      "postSummary",
      "resourceTypes",
      "shadesOf",
      "toDataPath",
      "toTwinPath",
    ]);
  });
});
