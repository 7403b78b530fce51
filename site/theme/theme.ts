import { shellMessages } from "../messages/shell.ts";
/** The visitor's choice. `system` follows the operating system. */
type ThemeChoice = "light" | "dark" | "system";

const STORAGE_KEY = "theme";

let choice: ThemeChoice = "dark";

const lightSystem = () => window.matchMedia("(prefers-color-scheme: light)");

/** Any other value means dark. */
function parseChoice(value: string | null): ThemeChoice {
  return value === "light" || value === "system" ? value : "dark";
}

/** The stored choice; dark if there is no valid one or storage is blocked. */
function readChoice(): ThemeChoice {
  try {
    return parseChoice(localStorage.getItem(STORAGE_KEY));
  } catch {
    return "dark";
  }
}

function shownTheme(): "light" | "dark" {
  if (choice !== "system") return choice;
  return lightSystem().matches ? "light" : "dark";
}

const otherTheme = () => (shownTheme() === "dark" ? "light" : "dark");

/** Applies the choice to the page and to the controls that show it. */
export function showTheme(): void {
  const theme = shownTheme();
  document.documentElement.dataset["theme"] = theme;
  const bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  bar?.setAttribute("content", bar.dataset[theme] ?? "");
  for (const toggle of document.querySelectorAll<HTMLElement>(
    "[data-theme-toggle]",
  )) {
    toggle.title =
      otherTheme() === "light" ? shellMessages.toLight : shellMessages.toDark;
    toggle.setAttribute("aria-label", toggle.title);
  }
  for (const option of document.querySelectorAll<HTMLInputElement>(
    "input[name=theme-choice]",
  ))
    option.checked = option.value === choice;
}

/** Stores the choice, not the resolved theme, and applies it. If storage is blocked it lasts until the page is left. */
function choose(chosen: ThemeChoice): void {
  choice = chosen;
  try {
    localStorage.setItem(STORAGE_KEY, chosen);
  } catch {
    // The choice still applies to this page.
  }
  showTheme();
}

/**
 * Shows the stored choice and follows changes by the visitor, the operating system and other tabs. The controls are
 * static markup: ThemeToggle and ThemeChoice.
 */
export function startTheme(): void {
  choice = readChoice();
  showTheme();
  lightSystem().addEventListener("change", showTheme);
  window.addEventListener("storage", ({ key }) => {
    if (key !== STORAGE_KEY && key !== null) return;
    choice = readChoice();
    showTheme();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-theme-toggle]"))
      choose(otherTheme());
  });
  document.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === "theme-choice")
      choose(parseChoice(target.value));
  });
}
