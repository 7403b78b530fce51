// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  dropHeldEvents,
  hasHeldEvents,
  replayHeldEvents,
  startEarlyControls,
} from "./held-events.ts";
import { inlineScript } from "./inline-script.ts";

const received: string[] = [];

function receive(event: Event): void {
  event.preventDefault();
  const { id } = event.target instanceof Element ? event.target : { id: "" };
  received.push(`${event.type} ${id}`);
}

const find = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
};

const press = (id: string, key: string) =>
  find(id).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  received.length = 0;
  document.body.innerHTML = `
    <button type="button" id="share"><span id="icon"></span></button>
    <button type="button" id="theme" data-early></button>
    <button type="button" role="tab" id="tab"></button>
    <a href="#here" id="link">Here</a>
    <form method="post" id="form"><input name="email"></form>`;
  // The page runs it as a script.
  new Function(inlineScript)();
  for (const type of ["click", "submit", "keydown"])
    document.body.addEventListener(type, receive);
});

afterEach(() => {
  window.early?.release();
  for (const type of ["click", "submit", "keydown"])
    document.body.removeEventListener(type, receive);
  vi.restoreAllMocks();
});

describe("held events", () => {
  it("are clicks on buttons, forms that are sent, and arrow keys on tabs", () => {
    find("icon").click();
    find("link").click();
    press("tab", "ArrowRight");
    press("tab", "Tab");
    press("link", "ArrowRight");
    find("form").dispatchEvent(
      new SubmitEvent("submit", { bubbles: true, cancelable: true }),
    );
    expect(received).toEqual(["click link", "keydown tab", "keydown link"]);
    expect(hasHeldEvents()).toBe(true);
  });

  it("are replayed in their order, and no more are held", async () => {
    press("tab", "End");
    find("icon").click();
    find("form").dispatchEvent(
      new SubmitEvent("submit", { bubbles: true, cancelable: true }),
    );
    await replayHeldEvents();
    expect(received).toEqual(["keydown tab", "click share", "submit form"]);
    find("share").click();
    expect(received.at(-1)).toBe("click share");
    expect(hasHeldEvents()).toBe(false);
  });

  it("reach controls of the first script as soon as it is loaded", () => {
    find("theme").click();
    find("share").click();
    expect(received).toEqual([]);
    startEarlyControls();
    expect(received).toEqual(["click theme"]);
    find("theme").click();
    expect(received).toEqual(["click theme", "click theme"]);
    expect(hasHeldEvents()).toBe(true);
  });

  it("are left to the browser when there is nothing to replay them for", () => {
    const sent = vi
      .spyOn(HTMLFormElement.prototype, "submit")
      .mockImplementation(() => undefined);
    const form = find("form");
    for (const _ of [1, 2])
      form.dispatchEvent(
        new SubmitEvent("submit", { bubbles: true, cancelable: true }),
      );
    dropHeldEvents();
    expect(sent.mock.contexts).toEqual([form]);
    find("share").click();
    expect(received).toEqual(["click share"]);
  });
});
