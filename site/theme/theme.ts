import { useSyncExternalStore } from "react";

/** The visitor's choice. `system` follows the operating system. */
export type ThemeChoice = "light" | "dark" | "system";

/** The theme on screen. */
export type Theme = "light" | "dark";

interface ThemeState {
  choice: ThemeChoice;
  theme: Theme;
}

const STORAGE_KEY = "theme";
const serverState: ThemeState = { choice: "dark", theme: "dark" };

let state: ThemeState | undefined;
const listeners = new Set<() => void>();

const lightSystem = () => window.matchMedia("(prefers-color-scheme: light)");

/** The stored choice; dark if there is no valid one or storage is blocked. */
function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "light" || stored === "system" ? stored : "dark";
  } catch {
    return "dark";
  }
}

function resolve(choice: ThemeChoice): Theme {
  if (choice !== "system") return choice;
  return lightSystem().matches ? "light" : "dark";
}

/** Applies a choice and notifies listeners of a change. */
function show(choice: ThemeChoice): void {
  const theme = resolve(choice);
  document.documentElement.dataset["theme"] = theme;
  if (state?.choice === choice && state.theme === theme) return;
  state = { choice, theme };
  for (const listener of listeners) listener();
}

const onSystemChange = () => show(readCurrent().choice);
const onStorage = (event: StorageEvent) => {
  if (event.key === STORAGE_KEY || event.key === null) show(readChoice());
};

function readCurrent(): ThemeState {
  if (!state) {
    const choice = readChoice();
    state = { choice, theme: resolve(choice) };
  }
  return state;
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    lightSystem().addEventListener("change", onSystemChange);
    window.addEventListener("storage", onStorage);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    lightSystem().removeEventListener("change", onSystemChange);
    window.removeEventListener("storage", onStorage);
  };
}

/** Stores the choice, not the resolved theme, and applies it. If storage is blocked it lasts until the page is left. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // The choice still applies to this page.
  }
  show(choice);
}

/** The visitor's choice and the theme on screen. Follows the operating system and other tabs. */
export function useTheme(): ThemeState {
  return useSyncExternalStore(subscribe, readCurrent, () => serverState);
}
