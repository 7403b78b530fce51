import {
  chooseTheme,
  useTheme,
  type ThemeChoice as Choice,
} from "../theme/theme.ts";
import { Icon } from "./ui/Icon.tsx";

const choices = [
  { value: "light", label: "Light", icon: "sun" },
  { value: "dark", label: "Dark", icon: "moon" },
  { value: "system", label: "System", icon: "monitor" },
] as const satisfies readonly { value: Choice; label: string; icon: string }[];

/** Chooses light, dark or the system's theme. */
export function ThemeChoice() {
  const { choice } = useTheme();
  return (
    <fieldset className="theme-choice needs-script">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ value, label, icon }) => (
        <label key={value}>
          <input
            type="radio"
            name="theme-choice"
            value={value}
            checked={choice === value}
            onChange={() => chooseTheme(value)}
          />
          <Icon name={icon} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
