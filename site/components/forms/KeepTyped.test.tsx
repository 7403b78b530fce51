// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { ContactForm } from "./ContactForm.tsx";
import { KeepTyped } from "./KeepTyped.tsx";

const page = (
  <>
    <KeepTyped />
    <ContactForm supportEmail="support@northlark.example" subject="Hello" />
    <input type="checkbox" name="filter" defaultChecked />
  </>
);

afterEach(() => document.body.replaceChildren());

/** The server's page, changed by others and filled in before it is hydrated. */
async function hydrate(change: (root: HTMLElement) => void) {
  const root = document.createElement("div");
  root.innerHTML = renderToString(page);
  document.body.append(root);
  const control = (name: string) => {
    const found = root.querySelector(`[name=${name}]`);
    if (
      found instanceof HTMLInputElement ||
      found instanceof HTMLTextAreaElement
    )
      return found;
    throw new Error(`There is no ${name}.`);
  };
  change(root);
  control("name").value = "Elena";
  control("subject").value = "";
  control("message").value = "How do I start?";
  control("message").focus();
  control("filter").click();
  const before = control("message");
  const problem = vi.fn<() => void>();
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: problem });
  });
  expect(control("name").value).toBe("Elena");
  expect(control("subject").value).toBe("");
  expect(control("message").value).toBe("How do I start?");
  expect(control("filter")).toHaveProperty("checked", false);
  expect(document.activeElement).toBe(control("message"));
  return { problem, isNew: control("message") !== before };
}

it("leaves the fields of an unchanged page alone", async () => {
  const { problem, isNew } = await hydrate(() => undefined);
  expect(problem).not.toHaveBeenCalled();
  expect(isNew).toBe(false);
});

it.each([
  [
    "an element beside a field",
    (root: HTMLElement) => {
      const icon = document.createElement("div");
      icon.innerHTML = '<input name="name">';
      root.querySelector("[name=email]")?.before(icon);
    },
  ],
  [
    "a translation",
    (root: HTMLElement) => {
      for (const label of root.querySelectorAll("label"))
        label.innerHTML = `<font><font>${label.textContent}</font></font>`;
    },
  ],
])("keeps what is typed when %s has changed the page", async (_, change) => {
  const { problem, isNew } = await hydrate(change);
  expect(problem).toHaveBeenCalled();
  expect(isNew).toBe(true);
});
