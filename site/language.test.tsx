import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { CalendarDate } from "./components/CalendarDate.tsx";
import { createLanguage, SiteLanguage, toOpenGraphLocale } from "./language.ts";

it.each([
  ["en", "November 12, 2026", "1,117"],
  ["de", "12. November 2026", "1.117"],
  ["fr", "12 novembre 2026", "1\u202f117"],
  ["ja", "2026年11月12日", "1,117"],
  ["zh-Hans", "2026年11月12日", "1,117"],
])("in %s dates and numbers are written as there", (lang, date, number) => {
  const language = createLanguage(lang);
  const html = renderToString(
    <SiteLanguage value={language}>
      <CalendarDate date="2026-11-12" />
    </SiteLanguage>,
  );
  expect(html).toContain(`>${date}</time>`);
  expect(language.formatNumber(1117)).toBe(number);
});

it.each([
  ["en", "en_US"],
  ["de", "de_DE"],
  ["pt-BR", "pt_BR"],
  ["zh-Hans", "zh_CN"],
  ["ja", "ja_JP"],
])("tells social networks %s as %s", (lang, locale) => {
  expect(toOpenGraphLocale(lang)).toBe(locale);
});
