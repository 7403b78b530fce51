import type { Element, Root } from "hast";

/** Gives the flags of footnotes the empty text that an HTML parser reads in them: it knows no flags of ours. */
export function emptyFlags({ children }: Root | Element): void {
  for (const child of children) {
    if (child.type !== "element") continue;
    for (const name of ["dataFootnoteRef", "dataFootnotes"])
      if (child.properties[name] === true) child.properties[name] = "";
    emptyFlags(child);
  }
}
