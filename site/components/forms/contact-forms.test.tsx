// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { contact } from "#contract";
import type { ContactFields, FormReply } from "../../api/forms.ts";
import { contactLetter } from "../../testing/contact-letter.ts";
import { PricingForm } from "../PricingForm.tsx";
import { fire, mount, spokenIn } from "../../testing/mount.ts";
import { toasts } from "../ui/toast.ts";
import { ContactForm } from "./ContactForm.tsx";
import type { SendMessage } from "./useContactForm.ts";

const supportEmail = "support@northlark.example";
const filled = contactLetter({
  name: "Elena Marsh",
  email: "elena@fernhill.example",
  company: "Fernhill Software",
  subject: "A question",
  message: "How do I start?\nElena",
});

/** A call that the test settles by hand, and what it was called with. */
function createCall() {
  const calls: Parameters<SendMessage>[] = [];
  const settle = Promise.withResolvers<FormReply>();
  const send: SendMessage = (...sent) => {
    calls.push(sent);
    return settle.promise;
  };
  return { calls, settle, send };
}

/** Lets the rules load, promises settle and effects run. */
const settled = () =>
  act(async () => {
    await import("./contact-sending.ts");
    await new Promise((done) => setTimeout(done, 20));
  });

function show(form: ReactNode) {
  const mounted = mount(form);
  const control = (name: string) => {
    const found = mounted.find(`[name=${name}]`);
    if (
      found instanceof HTMLInputElement ||
      found instanceof HTMLTextAreaElement ||
      found instanceof HTMLSelectElement
    )
      return found;
    throw new Error(`${name} is no control.`);
  };
  return {
    ...mounted,
    control,
    enter: (fields: Partial<ContactFields>) => {
      for (const [name, value] of Object.entries(fields))
        control(name).value = value;
    },
    submit: async () => {
      fire(mounted.find("form"), "submit");
      await settled();
    },
    errors: () =>
      mounted
        .all("[aria-invalid=true]")
        .map((field) =>
          field.getAttribute("aria-describedby")?.split(" ").at(-1),
        )
        .map((id) => mounted.find(`[id="${id}"]`).textContent),
    button: () => mounted.find("button[type=submit]"),
  };
}

const showContact = (send: SendMessage, subject?: string) =>
  show(
    <ContactForm supportEmail={supportEmail} subject={subject} send={send} />,
  );

const showPricing = (send: SendMessage = createCall().send) =>
  show(<PricingForm supportEmail={supportEmail} send={send} />);

const missing = {
  title: "Please fill out all required fields",
  description: "Name, email, subject, and message are required.",
  variant: "destructive",
};

beforeEach(() => {
  toasts.dismiss();
  sessionStorage.clear();
});

describe("ContactForm", () => {
  it.each(["name", "email", "subject", "message"] as const)(
    "says in a toast and at the field that %s is missing, focuses it and sends nothing",
    async (name) => {
      const call = createCall();
      const form = showContact(call.send);
      form.enter({ ...filled, [name]: "   " });
      await form.submit();
      expect(toasts.read()).toMatchObject(missing);
      expect(form.errors()).toHaveLength(1);
      expect(document.activeElement).toBe(form.control(name));
      expect(form.control(name).getAttribute("aria-invalid")).toBe("true");
      expect(form.find("[data-notice=problems]").textContent).toContain(
        form.errors()[0],
      );
      expect(call.calls).toEqual([]);
    },
  );

  it("accepts an empty company", async () => {
    const call = createCall();
    const form = showContact(call.send);
    form.enter({ ...filled, company: "" });
    await form.submit();
    expect(call.calls).toEqual([[{ ...filled, company: "" }, ""]]);
  });

  it("sends once, however often it is submitted in one task", async () => {
    const call = createCall();
    const form = showContact(call.send);
    form.enter(filled);
    act(() => {
      for (const _ of [1, 2])
        form
          .find("form")
          .dispatchEvent(
            new Event("submit", { bubbles: true, cancelable: true }),
          );
    });
    await settled();
    expect(call.calls).toHaveLength(1);
  });

  it("says at the field that an address is malformed, without a toast", async () => {
    const call = createCall();
    const form = showContact(call.send);
    form.enter({ ...filled, email: "" });
    await form.submit();
    form.enter({ ...filled, email: "elena@" });
    await form.submit();
    expect(form.errors()).toEqual(["Please enter a valid email address"]);
    expect(toasts.read()).toBeUndefined();
    expect(call.calls).toEqual([]);
  });

  it("focuses a field when its link in the summary is clicked", async () => {
    const form = showContact(createCall().send);
    form.enter({ ...filled, message: "" });
    await form.submit();
    form.control("name").focus();
    fire(form.find("[data-notice=problems] button"), "click");
    expect(document.activeElement).toBe(form.control("message"));
  });

  it("sends the trimmed fields once and is disabled meanwhile", async () => {
    const call = createCall();
    const form = showContact(call.send);
    form.enter({ ...filled, name: "  Elena Marsh ", message: "Hello \n" });
    await form.submit();
    await form.submit();
    expect(call.calls).toEqual([[{ ...filled, message: "Hello" }, ""]]);
    expect(form.button()).toHaveProperty("disabled", true);
    expect(spokenIn(form.button())).toBe("Sending...");
  });

  it("sends the content of the honeypot field", async () => {
    const call = createCall();
    const form = showContact(call.send);
    form.enter(filled);
    form.control("website").value = "http://spam.example";
    await form.submit();
    expect(call.calls[0]?.[1]).toBe("http://spam.example");
  });

  it("is replaced by a focused thank-you note, and comes back empty", async () => {
    const call = createCall();
    const form = showContact(call.send, "API access");
    form.enter({ ...filled, subject: "API access" });
    await form.submit();
    call.settle.resolve({ success: true });
    await settled();
    expect(toasts.read()).toMatchObject({
      title: "Message sent!",
      description: "Thank you for contacting us. We'll be in touch soon.",
    });
    expect(form.all("form")).toEqual([]);
    expect(document.activeElement?.textContent).toBe("Thank You!");
    const again = form.find("button");
    expect(again.textContent).toBe("Send Another Message");
    fire(again, "click");
    for (const name of Object.keys(filled))
      expect(form.control(name).value).toBe("");
    expect(document.activeElement).toBe(form.control("name"));
  });

  it.each([
    ["Too busy.", "Too busy."],
    [undefined, "Please try again later."],
    ["<p>".repeat(5_000), `${"<p>".repeat(100)}...`],
  ])(
    "shows the server's message (%j) and keeps the text when it is refused",
    async (message, description) => {
      const call = createCall();
      const form = showContact(call.send);
      form.enter(filled);
      await form.submit();
      call.settle.resolve({ success: false, message });
      await settled();
      expect(toasts.read()).toMatchObject({
        title: "Something went wrong",
        description,
        variant: "destructive",
      });
      expect(form.find("[data-notice=failure]").textContent).toContain(
        description,
      );
      for (const [name, value] of Object.entries(filled))
        expect(form.control(name).value).toBe(value);
      expect(document.activeElement).toBe(form.button());
      expect(form.button()).toHaveProperty("disabled", false);
    },
  );

  it("shows the server's problems at their fields", async () => {
    const call = createCall();
    const form = showContact(call.send);
    form.enter(filled);
    await form.submit();
    call.settle.resolve({
      success: false,
      message: "Please check the form.",
      errors: [{ field: "subject", message: "Too long." }],
    });
    await settled();
    expect(form.errors()).toEqual(["Too long."]);
    expect(document.activeElement).toBe(form.control("subject"));
  });

  it("sends pasted text as the server will store it", async () => {
    const call = createCall();
    const form = showContact(call.send);
    form.enter({ ...filled, name: "\u2068Elena Marsh\u2069" });
    await form.submit();
    expect(call.calls[0]?.[0]).toEqual(filled);
  });

  it("names a hidden character at its field", async () => {
    const call = createCall();
    const form = showContact(call.send);
    form.enter({ ...filled, message: "red\u001b[0m" });
    await form.submit();
    expect(form.errors()).toEqual([
      "Please remove the hidden character U+001B from your message",
    ]);
    expect(toasts.read()).toBeUndefined();
    expect(call.calls).toEqual([]);
  });

  it("keeps what is typed for the tab until it is sent", async () => {
    const call = createCall();
    const form = showContact(call.send, "API access");
    form.enter({ ...filled, subject: "" });
    fire(form.control("message"), "input");
    const reopen = () => {
      form.update(null);
      form.update(
        <ContactForm
          supportEmail={supportEmail}
          subject="API access"
          send={call.send}
        />,
      );
    };
    reopen();
    expect(form.control("message").value).toBe(filled.message);
    expect(form.control("subject").value).toBe("");
    form.enter(filled);
    await form.submit();
    call.settle.resolve({ success: true });
    await settled();
    reopen();
    expect(form.control("message").value).toBe("");
    expect(form.control("subject").value).toBe("API access");
  });

  it("shows an error and keeps the text if the call fails", async () => {
    const call = createCall();
    const form = showContact(call.send);
    form.enter(filled);
    await form.submit();
    call.settle.reject(new TypeError("Failed to fetch"));
    await settled();
    expect(toasts.read()).toMatchObject({
      title: "Error",
      description:
        "An error occurred while submitting the form. Please try again.",
      variant: "destructive",
    });
    expect(form.control("message").value).toBe(filled.message);
  });

  it("is a plain form with its subject filled in before script runs", () => {
    const page = new DOMParser().parseFromString(
      renderToString(
        <ContactForm supportEmail={supportEmail} subject="API access" />,
      ),
      "text/html",
    );
    const form = page.querySelector("form");
    expect(form?.getAttribute("action")).toBe("/api/contact-us");
    expect(form?.getAttribute("method")).toBe("post");
    expect(form?.noValidate).toBe(true);
    const controls = [...page.querySelectorAll("form [name]")];
    expect(controls.map((control) => control.getAttribute("name"))).toEqual([
      ...Object.keys(filled),
      "website",
    ]);
    expect(
      controls
        .filter((control) => control.hasAttribute("required"))
        .map((control) => control.getAttribute("name")),
    ).toEqual(
      contact.fieldNames.filter(
        (name) => !contact.fields.shape[name].safeParse("").success,
      ),
    );
    expect(page.querySelector("[name=subject]")?.getAttribute("value")).toBe(
      "API access",
    );
    expect(page.querySelector("[name=email]")?.getAttribute("type")).toBe(
      "email",
    );
  });
});

describe("PricingForm", () => {
  it("has its four fields, none of them required, the address of type email", () => {
    const form = showPricing();
    expect(form.all("label[for]").map((label) => label.textContent)).toEqual([
      "Full Name",
      "Work Email",
      "Company Name",
      "Team Size",
    ]);
    expect(form.all("[required]")).toEqual([]);
    expect(form.control("email").getAttribute("type")).toBe("email");
    expect(form.all("option").map(({ textContent }) => textContent)).toEqual([
      "Choose a size",
      "1-10",
      "11-50",
      "51-200",
      "201+",
    ]);
  });

  it("sends a contact message with the team size in its text", async () => {
    const call = createCall();
    const form = showPricing(call.send);
    form.enter({
      name: "Elena Marsh",
      email: "elena@fernhill.example",
      company: "Fernhill Software",
      message: "Team Size: 51-200",
    });
    await form.submit();
    expect(call.calls).toEqual([
      [
        contactLetter({
          name: "Elena Marsh",
          email: "elena@fernhill.example",
          company: "Fernhill Software",
          subject: "Pricing enquiry",
          message: "Team Size: 51-200",
        }),
        "",
      ],
    ]);
    call.settle.resolve({ success: true });
    await settled();
    expect(toasts.read()).toMatchObject({ title: "Message sent!" });
  });

  it("says what is missing like the contact form", async () => {
    const call = createCall();
    const form = showPricing(call.send);
    await form.submit();
    expect(toasts.read()).toMatchObject(missing);
    expect(form.errors()).toHaveLength(2);
    expect(call.calls).toEqual([]);
  });
});
