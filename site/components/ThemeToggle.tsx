import { chooseTheme, useTheme } from "../theme/theme.ts";
import { Icon } from "./ui/Icon.tsx";

/** Switches from the theme on screen to the other one, also if it followed the system. */
export function ThemeToggle() {
  const { theme } = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={`Switch to ${other} theme`}
      title={`Switch to ${other} theme`}
      onClick={() => chooseTheme(other)}
    >
      <Icon name={theme === "dark" ? "sun" : "moon"} />
    </button>
  );
}
