import { Icon } from "./ui/Icon.tsx";
import { shellMessages } from "../messages/shell.ts";

const choices = [
  { value: "light", label: shellMessages.light, icon: "sun" },
  { value: "dark", label: shellMessages.dark, icon: "moon" },
  { value: "system", label: shellMessages.system, icon: "monitor" },
] as const;

/** Chooses light, dark or the system's theme. `startTheme` runs it. */
export function ThemeChoice() {
  return (
    <fieldset className="flex min-w-0 flex-wrap rounded-md border border-line-strong p-1 noscript:hidden print:hidden">
      <legend className="sr-only">{shellMessages.theme}</legend>
      {choices.map(({ value, label, icon }) => (
        <label
          key={value}
          className="relative inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm px-2.5 text-sm text-muted has-checked:bg-fill has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]"
        >
          <input
            type="radio"
            className="absolute inset-0 cursor-pointer opacity-0"
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
