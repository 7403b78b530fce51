import { expect, test } from "vitest";
import { parseMoment } from "./parse-date.ts";
import { findHiding } from "./visibility.ts";

test.each([
  { draft: true },
  { draft: "true" },
  { draft: "yes" },
  { draft: 1 },
  { isDraft: "maybe" },
  { status: "private" },
  { status: "pending" },
  { status: "trash" },
  { post_status: "auto-draft" },
  { status: "no word that anybody knows" },
  { visibility: "members" },
  { visibility: { public: false } },
  { eleventyExcludeFromCollections: true },
  { hidden: true },
  { hiddenInHomeList: "true" },
  { unlisted: 1 },
  { Private: true },
  { published: false },
  { published: "no" },
  { publish: "False" },
  { public: "off" },
  { listed: false },
  { password: "secret" },
  { premium: true },
  { password_protected: true },
  { sitemap: false },
  { sitemap: { disable: true } },
  { sitemap_exclude: true },
  { noindex: true },
  { do_not_index: 1 },
  { robots: "noindex, follow" },
  { robotsNoIndex: true },
  { seo: { index: false } },
  { _build: { list: "never" } },
  { build: { render: "local" } },
  { archived: "2020-01-01" },
  { Headless: "yes" },
  { stage: "draft" },
  { workflow_state: "in review" },
  { approved: false },
  { isActive: "no" },
  { show: 0 },
  { tags: ["news", "draft"] },
  { category: "Drafts" },
  { audience: "internal" },
  { permalink: false },
])("finds what hides a text in %j", (fields) => {
  expect(findHiding(fields)).toHaveLength(1);
});

test.each([
  { draft: false },
  { draft: "no" },
  { draft: 0 },
  { draft: null },
  { status: "Published" },
  { visibility: "public" },
  { published: true },
  { published: "2020-01-31" },
  { publish: "yes" },
  { live: "https://demo.example" },
  { password: "" },
  { sitemap: { priority: 0.8, changefreq: "weekly" } },
  { robots: "index, follow" },
  { build: { list: "always" } },
  { cover: { hidden: true } },
  { hide: ["toc"] },
  { hide_table_of_contents: true },
  { tags: ["private", "draft beer"] },
  { audience: ["beginners"] },
  { display: "grid", active: "home", show: { toc: false } },
  { permalink: "/a/" },
])("takes %j for public", (fields) => {
  expect(findHiding(fields)).toEqual([]);
});

test.each([
  ["2027-01-31", "UTC", "2027-01-31"],
  ["2027-01-31T10:00:00", "UTC", "2027-01-31T10:00:00Z"],
  ["2027-01-31 10:00", "America/New_York", "2027-01-31T15:00:00Z"],
  ["2027-07-31 10:00:05", "Europe/Paris", "2027-07-31T08:00:05Z"],
  ["2027-01-31T23:30:00-05:00", "UTC", "2027-02-01T04:30:00Z"],
  ["2027-01-31 10:00:00 +0900", "UTC", "2027-01-31T01:00:00Z"],
  ["2027-01-31 10:00", "Nowhere/Else", "2027-01-31T10:00:00Z"],
  ["soon", "UTC", undefined],
])("reads %j in %s as the moment %j", (text, zone, moment) => {
  expect(parseMoment(text, zone)).toBe(moment);
});
