import { Icon } from "./ui/Icon.tsx";
import { shellMessages } from "../messages.ts";

const choices = [
  { value: "light", label: shellMessages.light, icon: "sun" },
  { value: "dark", label: shellMessages.dark, icon: "moon" },
  { value: "system", label: shellMessages.system, icon: "monitor" },
] as const;

/** Chooses light, dark or the system's theme. `startTheme` runs it. */
export function ThemeChoice() {
  return (
    <fieldset className="theme-choice needs-script">
      <legend className="sr-only">{shellMessages.theme}</legend>
      {choices.map(({ value, label, icon }) => (
        <label key={value}>
          <input
            type="radio"
            name="theme-choice"
            value={value}
            defaultChecked={value === "dark"}
          />
          <Icon name={icon} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
