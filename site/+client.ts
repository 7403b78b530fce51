// Must be first: it declares the order of the style layers.
import "./styles/index.css";
import { followArticles } from "./components/follow-article.ts";
import { markScrolledHeader } from "./components/mark-scrolled-header.ts";
import { markLoadedImages } from "./components/mark-loaded-images.ts";
import { closeMenuElsewhere } from "./components/menu-closing.ts";
import { playVideos } from "./components/play-videos.ts";
import { rotateAllWords } from "./components/ui/rotate-words.ts";
import { awaitScheduler } from "./early/await-scheduler.ts";
import {
  dropHeldEvents,
  replayHeldEvents,
  startEarlyControls,
} from "./early/held-events.ts";
import { onIntent } from "./early/intent.ts";
import { openTargets } from "./early/open-target.ts";
import { preloadPage } from "./early/preload-page.ts";
import { watchAddress } from "./early/watch-address.ts";
import { startTheme } from "./theme/theme.ts";

/**
 * The script that every document loads, for everything that must work or move before a visitor does anything. React,
 * the router and the page's components are loaded at the first sign of intent.
 */
const loadedAt = Date.now();
const address = new AbortController();
/** Settled once the page's components handle events, or cannot be loaded. */
const hydrated = Promise.withResolvers<void>();
hydrated.promise.catch(() => undefined);
watchAddress(address.signal);
startTheme();
markScrolledHeader();
closeMenuElsewhere();
followArticles();
rotateAllWords();
markLoadedImages();
openTargets();
startEarlyControls();

/** Repeats events that the page's components have missed. */
async function catchUp(returned: boolean): Promise<void> {
  address.abort();
  document.documentElement.dataset["hydrated"] = "true";
  // A form prepares itself on focus.
  document.activeElement?.dispatchEvent(
    new FocusEvent("focusin", { bubbles: true }),
  );
  await replayHeldEvents();
  hydrated.resolve();
  // Updates data that was loaded before the visitor came back.
  if (returned) window.dispatchEvent(new Event("focus"));
}

async function start(returned: boolean): Promise<void> {
  preloadPage();
  const { hydrate } = await import("./hydrate.tsx");
  await hydrate(loadedAt);
  await catchUp(returned);
}

const startNow = onIntent((returned) => {
  start(returned).catch((error: unknown) => {
    dropHeldEvents();
    hydrated.reject(error);
    throw error;
  });
});
playVideos(() => {
  startNow();
  return hydrated.promise;
});
void awaitScheduler(startNow);
