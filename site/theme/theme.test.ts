// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { createElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { ThemeChoice } from "../components/ThemeChoice.tsx";
import { ThemeToggle } from "../components/ThemeToggle.tsx";
import { startTheme } from "./theme.ts";

const html = document.documentElement;
const toggle = () => document.querySelector("button");
const checked = () =>
  document.querySelector<HTMLInputElement>("input:checked")?.value;

beforeEach(() => {
  document.body.innerHTML = renderToString(
    createElement("div", null, [
      createElement(ThemeToggle, { key: "toggle" }),
      createElement(ThemeChoice, { key: "choice" }),
    ]),
  );
});

describe("startTheme", () => {
  it("shows the stored choice, follows its controls and other tabs", () => {
    localStorage.setItem("theme", "light");
    startTheme();
    expect(html.dataset["theme"]).toBe("light");
    expect(checked()).toBe("light");
    expect(toggle()?.getAttribute("aria-label")).toBe("Switch to dark theme");

    toggle()?.click();
    expect(html.dataset["theme"]).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    expect(checked()).toBe("dark");

    const light = document.querySelector<HTMLInputElement>("[value=light]");
    light?.click();
    expect(localStorage.getItem("theme")).toBe("light");
    expect(html.dataset["theme"]).toBe("light");

    localStorage.setItem("theme", "purple");
    window.dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    expect(html.dataset["theme"]).toBe("dark");
    expect(toggle()?.title).toBe("Switch to light theme");
  });
});
