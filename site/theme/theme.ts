import { useSyncExternalStore } from "react";

/** What the visitor chose. `system` follows the operating system. */
export type ThemeChoice = "light" | "dark" | "system";

/** What is shown. */
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

/** The stored choice; dark when there is none, when it is no choice, or when storage is blocked. */
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

/** Shows a choice and tells everyone who listens, if it changed anything. */
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

/** Stores the choice itself, never the resolved colour, and shows it. Blocked storage: it holds until the page ends. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    // The choice still holds for this page.
  }
  show(choice);
}

/** The visitor's choice and what it shows; follows the system and other tabs. */
export function useTheme(): ThemeState {
  return useSyncExternalStore(subscribe, readCurrent, () => serverState);
}
