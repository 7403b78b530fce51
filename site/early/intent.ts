import { hasHeldEvents } from "./held-events.ts";

/** Events of a visitor who is about to use the page. Scrolling counts by its causes: a browser also scrolls by itself. */
const SIGNS = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "wheel",
  "keydown",
  "focusin",
  "input",
] as const;

/** True if the address names a state of the page's components and not an element, as in /documentation#examples. */
function hasStateInFragment(): boolean {
  const id = decodeURIComponent(location.hash.slice(1));
  return id !== "" && !document.getElementById(id);
}

/** True if the browser has restored a text that the page's components react to. */
function hasRestoredText(): boolean {
  return [
    ...document.querySelectorAll<HTMLInputElement>("form[data-live] input"),
  ].some(({ value, defaultValue }) => value !== defaultValue);
}

/** True if the visitor did something before this script arrived. */
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
 * Runs a function once, at the first sign that the visitor is about to use the page, or when one comes back to it.
 * @param run gets true if the visitor has come back: what is on the screen may be out of date
 * @returns runs the function without a sign, if it has not run yet
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
