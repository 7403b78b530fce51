import { extendTailwindMerge } from "tailwind-merge";

/** Joins class names and leaves out what is falsy. Of utilities that contradict each other, the last one wins. */
export const cn = extendTailwindMerge({
  extend: {
    theme: {
      // The sizes of styles/theme.css. Otherwise `text-lead` would pass for a colour.
      text: ["note", "md", "prose", "lead", "h4", "h3", "h2", "h1", "figure"],
      tracking: ["title", "display"],
      radius: ["sm", "md", "lg", "full"],
      shadow: ["float", "frame", "card", "lit"],
    },
  },
});
