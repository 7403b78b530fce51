declare global {
  interface Window {
    /** Set by the inline script. Absent in documents of tests. */
    early?: {
      held: Event[];
      /** True once controls marked `data-early` react. */
      started: boolean;
      /** Stops holding events. @returns those that are held */
      release(): Event[];
    };
  }
}

const buttonOf = ({ target }: Event) =>
  target instanceof Element ? target.closest("button") : null;

function replay(event: Event): void {
  const { target } = event;
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter);
  } else if (event instanceof KeyboardEvent) {
    const { key } = event;
    target?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  } else buttonOf(event)?.click();
}

const isEarly = (event: Event) =>
  Boolean(buttonOf(event)?.closest("[data-early]"));

/** True if events are waiting for the page's components. */
export function hasHeldEvents(): boolean {
  return Boolean(window.early?.held.length);
}

/** Passes events to controls marked `data-early`, and replays those that were held for them. */
export function startEarlyControls(): void {
  const { early } = window;
  if (!early) return;
  early.started = true;
  for (const event of early.held.splice(0)) {
    if (isEarly(event)) replay(event);
    else early.held.push(event);
  }
}

/** Replays all held events in order and stops holding, because the page's components now handle events. */
export async function replayHeldEvents(): Promise<void> {
  for (const event of window.early?.release() ?? []) {
    replay(event);
    // React finishes handling one event before the next one.
    await Promise.resolve();
  }
}

/**
 * Leaves all events to the browser, because the page's components cannot be loaded. Held forms are sent as without
 * script.
 */
export function dropHeldEvents(): void {
  const forms = new Set(
    (window.early?.release() ?? []).map(({ target }) => target),
  );
  for (const form of forms) {
    if (form instanceof HTMLFormElement)
      HTMLFormElement.prototype.submit.call(form);
  }
}
