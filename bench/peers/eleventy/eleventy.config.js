const LAYOUT =
  "<!doctype html><title>{{ title }}</title><main>{{ content }}</main>\n";

/** As it comes: markdown-it with raw HTML. Posts are no templates, so that braces in code stay as they are. */
export default function configure(eleventy) {
  eleventy.addTemplate("_includes/post.liquid", LAYOUT);
  eleventy.addGlobalData("layout", "post.liquid");
  return {
    dir: { input: "posts", output: "out" },
    markdownTemplateEngine: false,
    templateFormats: ["md"],
  };
}
