// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { NewsletterForm } from "./NewsletterForm.tsx";
import { spokenIn } from "../testing/mount.ts";
import { toasts } from "./ui/toast.ts";

const host = "northlark.example";

/** A sign-up call that the test settles by hand, and what it was called with. */
function createCall() {
  const addresses: string[] = [];
  const settle = Promise.withResolvers<void>();
  return {
    addresses,
    settle,
    subscribe: (email: string) => {
      addresses.push(email);
      return settle.promise;
    },
  };
}

let unmount: () => void = () => undefined;

function show(form: ReactNode): HTMLElement {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  act(() => root.render(form));
  unmount = () => {
    act(() => root.unmount());
    container.remove();
  };
  return container;
}

function part<Kind extends Element>(
  parent: ParentNode,
  selector: string,
  kind: new () => Kind,
): Kind {
  const found = parent.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}

const field = (form: ParentNode) =>
  part(form, "[name=email]", HTMLInputElement);
const button = (form: ParentNode) =>
  part(form, "button[type=submit]", HTMLButtonElement);

/** Lets the parser load, promises settle and frames pass. */
const settled = () =>
  act(async () => {
    await import("./newsletter-sign-up.ts");
    await new Promise((done) => setTimeout(done, 40));
  });

async function submit(container: HTMLElement, email: string): Promise<void> {
  field(container).value = email;
  act(() =>
    part(container, "form", HTMLFormElement).dispatchEvent(
      new Event("submit", { bubbles: true, cancelable: true }),
    ),
  );
  await settled();
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  toasts.dismiss();
});
afterEach(() => unmount());

describe("NewsletterForm", () => {
  it.each(["", "   ", "nobody", "a@b", "a b@example.com"])(
    "shows an error for %j at the field, focuses it and sends nothing",
    async (typed) => {
      const call = createCall();
      const container = show(
        <NewsletterForm host={host} subscribe={call.subscribe} />,
      );
      await submit(container, typed);
      const input = field(container);
      const note = input.getAttribute("aria-describedby") ?? "none";
      expect(document.getElementById(note)?.textContent).toBe(
        "Please enter a valid email address",
      );
      expect(input.getAttribute("aria-invalid")).toBe("true");
      expect(document.activeElement).toBe(input);
      expect(input.disabled).toBe(false);
      expect(call.addresses).toEqual([]);
      expect(toasts.read()).toBeUndefined();
    },
  );

  it("sends the trimmed address once and is disabled meanwhile", async () => {
    const call = createCall();
    const container = show(
      <NewsletterForm host={host} subscribe={call.subscribe} />,
    );
    await submit(container, "  elena@example.com ");
    await submit(container, "elena@example.com");
    expect(call.addresses).toEqual(["elena@example.com"]);
    expect(field(container).disabled).toBe(true);
    expect(button(container).disabled).toBe(true);
    expect(spokenIn(button(container))).toBe("Subscribing...");
  });

  it("replaces the form by a focused confirmation and shows a toast", async () => {
    const call = createCall();
    const container = show(
      <NewsletterForm host={host} subscribe={call.subscribe} />,
    );
    await submit(container, "elena@example.com");
    call.settle.resolve();
    await settled();
    expect(container.querySelector("form")).toBeNull();
    expect(document.activeElement?.textContent).toBe("You're subscribed!");
    expect(container.textContent).toContain(
      "Thank you for joining our newsletter.",
    );
    expect(toasts.read()).toMatchObject({
      title: "Thank you for subscribing!",
      description:
        "You'll receive updates about northlark.example in your inbox.",
    });
    expect(toasts.read()?.variant).toBeUndefined();
  });

  it.each([
    [new Error("503: Come back in a minute"), "503: Come back in a minute"],
    [new Error(""), "Please try again later."],
    ["no error at all", "Please try again later."],
  ])(
    "keeps the form and the text when the call fails with %s",
    async (problem, words) => {
      const call = createCall();
      const container = show(
        <NewsletterForm host={host} subscribe={call.subscribe} />,
      );
      await submit(container, "elena@example.com");
      call.settle.reject(problem);
      await settled();
      expect(field(container).value).toBe("elena@example.com");
      expect(field(container).disabled).toBe(false);
      expect(button(container).disabled).toBe(false);
      expect(document.activeElement).toBe(field(container));
      expect(container.textContent).toContain(words);
      expect(toasts.read()).toMatchObject({
        title: "Something went wrong",
        description: words,
        variant: "destructive",
      });
    },
  );

  it("removes the error once the address is valid", async () => {
    const call = createCall();
    const container = show(
      <NewsletterForm host={host} subscribe={call.subscribe} />,
    );
    await submit(container, "nobody");
    await submit(container, "nobody@example.com");
    expect(container.textContent).not.toContain("valid email address");
    expect(call.addresses).toEqual(["nobody@example.com"]);
  });

  it("does not change other instances", async () => {
    const call = createCall();
    call.settle.resolve();
    const container = show(
      <>
        <div id="first">
          <NewsletterForm host={host} subscribe={call.subscribe} />
        </div>
        <div id="second">
          <NewsletterForm host={host} subscribe={call.subscribe} />
        </div>
      </>,
    );
    await submit(part(container, "#first", HTMLElement), "elena@example.com");
    expect(container.querySelector("#first form")).toBeNull();
    expect(container.querySelector("#second form")).not.toBeNull();
    expect(container.querySelector("#second")?.textContent).not.toContain(
      "subscribed",
    );
  });

  it("is a plain form with a hidden honeypot before script runs", () => {
    const page = new DOMParser().parseFromString(
      renderToString(<NewsletterForm host={host} />),
      "text/html",
    );
    const form = part(page, "form", HTMLFormElement);
    expect(form.getAttribute("action")).toBe("/api/newsletter");
    expect(form.getAttribute("method")).toBe("post");
    expect(form.noValidate).toBe(true);
    expect(field(form).type).toBe("email");
    expect(field(form).getAttribute("placeholder")).toBe(
      "Enter your email address",
    );
    expect(form.querySelector(`label[for="${field(form).id}"]`)).not.toBeNull();
    const trap = part(form, "[name=website]", HTMLInputElement);
    expect(trap.tabIndex).toBe(-1);
    expect(trap.closest("[aria-hidden=true]")).not.toBeNull();
  });
});
