import { act, useEffect, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";
import { followLinks } from "../navigation/follow-links.ts";
import { followHistory, readEntry } from "../navigation/history-entry.ts";
import { PageLocation } from "../navigation/page-location.ts";

/** A page on screen. */
export interface Shown {
  container: HTMLElement;
  /** Clicks the first match and waits for its effects. */
  click(selector: string, more?: MouseEventInit): Promise<MouseEvent>;
  /** Advances the fake clock. */
  pass(milliseconds: number): Promise<void>;
  unmount(): void;
}

/** Follows links, like the app does. */
function Located({ children }: { children: ReactNode }) {
  const [entry, setEntry] = useState(readEntry);
  useEffect(() => followHistory(setEntry), []);
  useEffect(() => followLinks(() => undefined), []);
  return <PageLocation value={entry}>{children}</PageLocation>;
}

/** Renders a page at an address into the document, in React's strict mode. */
export function showPage(path: string, page: ReactNode): Shown {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  window.history.replaceState(null, "", path);
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  act(() => root.render(<Located>{page}</Located>));
  return {
    container,
    async click(selector, more) {
      const target = container.querySelector(selector);
      if (!target) throw new Error(`There is no ${selector}.`);
      const event = new MouseEvent("click", {
        bubbles: true,
        cancelable: true,
        ...more,
      });
      await act(async () => {
        target.dispatchEvent(event);
      });
      return event;
    },
    async pass(milliseconds) {
      // Lazy modules load in real time, not by the fake clock.
      await act(async () => {
        await import("../api/observe-query.ts");
        await import("../api/parse-replies.ts");
        await vi.advanceTimersByTimeAsync(milliseconds);
      });
    },
    unmount() {
      act(() => root.unmount());
      container.remove();
    },
  };
}
