// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { Field } from "./Field.tsx";
import { Input } from "./Input.tsx";
import { mount } from "../../testing/mount.ts";
import { Select } from "./Select.tsx";
import { Textarea } from "./Textarea.tsx";

describe("Field", () => {
  it("connects the label with its control", () => {
    const { find } = mount(
      <Field label="Work email">{(control) => <Input {...control} />}</Field>,
    );
    expect(find("label").getAttribute("for")).toBe(find("input").id);
    expect(find("input").hasAttribute("aria-describedby")).toBe(false);
    expect(find("input").hasAttribute("aria-invalid")).toBe(false);
  });

  it("describes the control by its hint and then its error", () => {
    const { find, host } = mount(
      <Field label="Email" hint="We never share it." error="Enter an address.">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const ids = find("input").getAttribute("aria-describedby")?.split(" ");
    const texts = ids?.map((id) => host.ownerDocument.getElementById(id));
    expect(texts?.map((el) => el?.textContent)).toEqual([
      "We never share it.",
      "Enter an address.",
    ]);
    expect(find("input").getAttribute("aria-invalid")).toBe("true");
  });

  it("works with a textarea and a select", () => {
    const { all, find } = mount(
      <>
        <Field label="Message" id="message">
          {(control) => <Textarea {...control} />}
        </Field>
        <Field label="Team size" id="team" optional>
          {(control) => (
            <Select {...control}>
              <option>1-10</option>
            </Select>
          )}
        </Field>
      </>,
    );
    expect(find("textarea").id).toBe("message");
    expect(find("select").id).toBe("team");
    expect(all("label").map((label) => label.textContent)).toEqual([
      "Message",
      "Team size (optional)",
    ]);
  });
});
