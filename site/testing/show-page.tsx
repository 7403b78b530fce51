import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { ShownAt } from "../routing/shown-at.ts";

/** A page on screen. */
export interface Shown {
  container: HTMLElement;
  /** Clicks the first match and waits for its effects. */
  click(selector: string, more?: MouseEventInit): Promise<MouseEvent>;
  /** Advances the fake clock. */
  pass(milliseconds: number): Promise<void>;
  unmount(): void;
}

/** Renders a page at an address into the document, in React's strict mode. */
export function showPage(path: string, page: ReactNode): Shown {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  window.history.replaceState(null, "", path);
  const container = document.createElement("div");
  document.body.append(container);
  const at = Date.now();
  const element = <ShownAt value={at}>{page}</ShownAt>;
  const router = createBrowserRouter([{ path: "*", element }]);
  const root = createRoot(container);
  act(() => root.render(<RouterProvider router={router} />));
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
      // The lazy modules load in real time, not by the fake clock.
      await act(async () => {
        await import("../api/query-client.ts");
        await import("../api/parse-replies.ts");
        await vi.advanceTimersByTimeAsync(milliseconds);
      });
    },
    unmount() {
      act(() => root.unmount());
      router.dispose();
      container.remove();
    },
  };
}
