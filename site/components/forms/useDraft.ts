import { useLayoutEffect, useState, type RefObject } from "react";

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls that visitors fill in: not the hidden ones, nor the one for robots. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [
    ...form.querySelectorAll<Control>(
      "input:not([type=hidden]), textarea, select",
    ),
  ].filter(({ name, tabIndex }) => name !== "" && tabIndex >= 0);

const isTouched = (control: Control) =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex > 0
    : control.value !== control.defaultValue;

/** Runs something with the storage of the tab. Does nothing where it is blocked or full: a draft is only a help. */
function withStorage(run: (storage: Storage) => void): void {
  try {
    run(sessionStorage);
  } catch {
    // As without a draft.
  }
}

function restore(form: HTMLFormElement, draft: string): void {
  const texts = new Map<string, unknown>(Object.entries(JSON.parse(draft)));
  for (const control of controlsOf(form)) {
    const text = texts.get(control.name);
    // Browsers restore the fields of documents themselves.
    if (typeof text === "string" && !isTouched(control)) control.value = text;
  }
}

/**
 * Keeps what is typed into a form for the tab, so that it is still there after Back or a reload. Each address has its
 * own draft.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [key] = useState(() =>
    typeof location === "undefined"
      ? ""
      : `draft:${location.pathname}${location.search}`,
  );
  useLayoutEffect(() => {
    withStorage((storage) => {
      const draft = storage.getItem(key);
      if (form.current && draft) restore(form.current, draft);
    });
  }, [form, key]);
  return {
    save: () => {
      const touched = form.current ? controlsOf(form.current) : [];
      const texts = touched
        .filter(isTouched)
        .map(({ name, value }) => [name, value]);
      const draft = JSON.stringify(Object.fromEntries(texts));
      withStorage((storage) => storage.setItem(key, draft));
    },
    clear: () => withStorage((storage) => storage.removeItem(key)),
  };
}
