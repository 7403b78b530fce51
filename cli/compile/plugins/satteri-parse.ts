import type { Root } from "mdast";
import { markdownToMdast, type TreeOptions } from "satteri";
import type { Plugin } from "unified";

const options: TreeOptions = {
  features: {
    gfm: true,
    math: true,
    definitionList: true,
    directive: false,
    frontmatter: false,
  },
};

/**
 * Parses Markdown with GFM, formulas and definition lists, by a native parser that gives the trees of `remark-parse`,
 * `remark-gfm` and `remark-math`. Plugins that extend the syntax of those need them in its place.
 */
export const satteriParse: Plugin<[], string, Root> = function parse() {
  this.parser = (text) => {
    const tree = markdownToMdast(text.replaceAll("\0", "\uFFFD"), options);
    if (tree.type !== "root") throw new Error("Markdown gives a root");
    return tree;
  };
};
