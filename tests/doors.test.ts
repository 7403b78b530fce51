import { describe, expect, it } from "vitest";
import * as contract from "#contract";
import * as schema from "#schema";

describe("the doors", () => {
  it("export from #schema what the folders below need, and no more", () => {
    expect(Object.keys(schema).toSorted()).toEqual([
      "INDEX_VERSION",
      "blogType",
      "blogTypes",
      "collectionNames",
      "collections",
      "contentIndex",
      "docGroups",
      "entryBody",
      "entryPath",
      "entrySlug",
      "entryStatus",
      "fieldMeanings",
      "fieldNotes",
      "guideCategory",
      "guideIcon",
      "instantToMillis",
      "isCollectionName",
      "isVisible",
      "nextChangeAt",
      "pageIds",
      "reservedSlugs",
      "resourceType",
      "resourceTypes",
      "siteContentIndex",
      "sitePaths",
      "toCanonicalPath",
      "tocItem",
    ]);
  });

  it("export from #contract what the site needs, and no more", () => {
    expect(Object.keys(contract).toSorted()).toEqual([
      "INVALID_EMAIL",
      "blogTypes",
      "contact",
      "createPost",
      "docGroups",
      "failureReply",
      "failureStatus",
      "formToken",
      "formatCalendarDate",
      "getPost",
      "listPosts",
      "post",
      "postSummary",
      "resourceTypes",
      "subscribe",
    ]);
  });
});
