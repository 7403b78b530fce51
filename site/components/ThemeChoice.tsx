import { Icon } from "./ui/Icon.tsx";

const choices = [
  { value: "light", label: "Light", icon: "sun" },
  { value: "dark", label: "Dark", icon: "moon" },
  { value: "system", label: "System", icon: "monitor" },
] as const;

/** Chooses light, dark or the system's theme. `startTheme` runs it. */
export function ThemeChoice() {
  return (
    <fieldset className="theme-choice needs-script">
      <legend className="sr-only">Theme</legend>
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
