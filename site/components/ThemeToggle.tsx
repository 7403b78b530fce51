import { Icon } from "./ui/Icon.tsx";
import { shellMessages } from "../messages.ts";

/** Switches from the theme on screen to the other one, also if it followed the system. `startTheme` runs it. */
export function ThemeToggle() {
  return (
    <button
      type="button"
      className="icon-button needs-script"
      aria-label={shellMessages.toLight}
      title={shellMessages.toLight}
      data-theme-toggle=""
      suppressHydrationWarning
    >
      <Icon name="sun" className="shown-in-dark" />
      <Icon name="moon" className="shown-in-light" />
    </button>
  );
}
