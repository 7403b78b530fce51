import { useLayoutEffect, useState } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What had focus last. An element that React removes loses it without an event. */
let focused: EventTarget | null = null;
if (typeof document !== "undefined") {
  focused = document.activeElement;
  const note = ({ target }: FocusEvent) => {
    focused = target;
  };
  // While it hydrates, React keeps such events from listeners further up, but not from those that capture them.
  document.addEventListener("focusin", note, { capture: true });
}

/** The controls of the document, each under a name that it has again when the page is rendered anew. */
function controlsByName(): Map<string, Control> {
  const counts = new Map<string, number>();
  return new Map(
    [...document.querySelectorAll<Control>("input, textarea, select")].map(
      (control) => {
        const { name, type } = control;
        const isChoice = type === "checkbox" || type === "radio";
        const action = control.form?.getAttribute("action") ?? "";
        const key = [action, type, name, isChoice ? control.value : ""].join();
        const count = counts.get(key) ?? 0;
        counts.set(key, count + 1);
        return [`${key},${count}`, control];
      },
    ),
  );
}

/** Sets the text as a visitor does, so that React notices. */
function enter(control: Control, text: string): void {
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value") ??
    {};
  set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

function copy(from: Control, to: Control, hasFocus: boolean): void {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement)
    to.checked = from.checked;
  if (to.value !== from.value) enter(to, from.value);
  if (!hasFocus) return;
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement)
    return;
  if (from.selectionStart !== null)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Keeps what is typed into the server's HTML. React renders the page anew when an extension or a translation has
 * changed it, and the fields of the visitor are then replaced by empty ones.
 */
export function KeepTyped() {
  // While React renders, the server's fields are still in the document. They keep their text when they leave it.
  const [before] = useState(() =>
    typeof document === "undefined" ? undefined : controlsByName(),
  );
  useLayoutEffect(() => {
    if (!before) return;
    const now = controlsByName();
    for (const [name, from] of before) {
      const to = now.get(name);
      if (to && to !== from && !from.isConnected)
        copy(from, to, from === focused);
    }
  }, [before]);
  return null;
}
