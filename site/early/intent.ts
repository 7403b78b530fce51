import { hasHeldEvents } from "./held-events.ts";

/**
 * Events of a visitor who is about to use the page. Scrolling itself is not included, because browsers also scroll on
 * their own, but its causes are.
 */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "keydown",
  "focusin",
  "input",
] as const;

/**
 * True if the fragment selects a state of the page's components and not an element, as in /documentation#examples.
 */
function hasStateInFragment(): boolean {
  const id = decodeURIComponent(location.hash.slice(1));
  return id !== "" && !document.getElementById(id);
}

/** True if the browser has restored a text field that the page's components react to. */
function hasRestoredText(): boolean {
  return [
    ...document.querySelectorAll<HTMLInputElement>("form[data-live] input"),
  ].some(({ value, defaultValue }) => value !== defaultValue);
}

/** True if the visitor did something before this script loaded. */
function hasBegun(): boolean {
  return (
    hasHeldEvents() ||
    (document.activeElement ?? document.body) !== document.body ||
    hasStateInFragment() ||
    hasRestoredText()
  );
}

/** Runs a function when the visitor comes back to the page from another window or tab. */
function onReturn(run: () => void, signal: AbortSignal): void {
  let left = false;
  const leave = () => {
    left = true;
  };
  const comeBack = () => {
    if (left && !document.hidden) run();
  };
  window.addEventListener("blur", leave, { signal });
  window.addEventListener("focus", comeBack, { signal });
  document.addEventListener(
    "visibilitychange",
    () => (document.hidden ? leave() : comeBack()),
    { signal },
  );
}

/**
 * Runs a function once, at the first sign that the visitor is about to use the page, or on return to it.
 * @param run gets true if the visitor has come back, because the screen may be out of date
 * @returns a function that runs it immediately, if it has not run yet
 */
export function onIntent(run: (returned: boolean) => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const start = (returned: boolean) => {
    if (signal.aborted) return;
    waiting.abort();
    run(returned);
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, () => start(false), {
      capture: true,
      passive: true,
      signal,
    });
  onReturn(() => start(true), signal);
  const check = () => hasBegun() && start(false);
  for (const change of ["pageshow", "hashchange"] as const)
    window.addEventListener(change, check, { signal });
  check();
  return () => start(false);
}
