/** Events of a visitor who returns to the tab or to the window. */
const returnEvents = ["focus", "visibilitychange"] as const;

/** Listens for the visitor's returns to the page. @returns ends it */
export function onReturn(listener: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const onEvent = () => {
    if (document.visibilityState === "visible") listener();
  };
  for (const event of returnEvents)
    window.addEventListener(event, onEvent, { signal });
  return () => listening.abort();
}
