import { createContext } from "react";

/** How the pages of a site write dates and numbers. */
export interface Language {
  /** A language tag. */
  lang: string;
  /** A calendar date, which has no time zone, in long form. */
  formatDate: (date: Date) => string;
  formatNumber: (number: number) => string;
}

/** @param lang a language tag; English is that of the United States */
export function createLanguage(lang = "en"): Language {
  const dates = new Intl.DateTimeFormat(lang, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const numbers = new Intl.NumberFormat(lang);
  return {
    lang,
    formatDate: (date) => dates.format(date),
    formatNumber: (number) => numbers.format(number),
  };
}

/** The language of the site, which the shell takes from its settings. */
export const SiteLanguage = createContext(createLanguage());

/** A language with the country that most of its speakers live in, as Open Graph wants it: `en_US`. */
export function toOpenGraphLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region === undefined ? language : `${language}_${region}`;
}
