import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";

/** A page on screen. */
export interface Shown {
  container: HTMLElement;
  /** Clicks the first element that fits, and lets what follows happen. */
  click(selector: string, more?: MouseEventInit): Promise<MouseEvent>;
  /** Lets the given time pass; the clock must be a fake one. */
  pass(milliseconds: number): Promise<void>;
  unmount(): void;
}

/** Shows a page at an address, in a document of its own, with React's own checks on. */
export function showPage(path: string, page: ReactNode): Shown {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  act(() =>
    root.render(<MemoryRouter initialEntries={[path]}>{page}</MemoryRouter>),
  );
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
      // Modules that a page fetches when it needs them load in real time.
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
