import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders a node into the document until the test ends. `find` throws if nothing matches. */
export function mount(node: ReactNode) {
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  act(() => root.render(node));
  onTestFinished(() => {
    act(() => root.unmount());
    host.remove();
  });
  return {
    host,
    find: (selector: string): HTMLElement => {
      const found = host.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`Nothing matches ${selector}.`);
      return found;
    },
    all: (selector: string) => [
      ...host.querySelectorAll<HTMLElement>(selector),
    ],
    update: (next: ReactNode) => act(() => root.render(next)),
  };
}

/** Dispatches an event as a browser does. */
export function fire(
  target: EventTarget,
  type: string,
  init: Record<string, unknown> = {},
) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  act(() => {
    target.dispatchEvent(Object.assign(event, init));
  });
  return event;
}

/** The text of an element without what is hidden from assistive technology. */
export function spokenIn(element: Element): string {
  const copy = element.cloneNode(true);
  if (copy instanceof Element)
    for (const hidden of copy.querySelectorAll("[aria-hidden=true]"))
      hidden.remove();
  return copy.textContent ?? "";
}
