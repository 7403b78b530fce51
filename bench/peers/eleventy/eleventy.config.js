const LAYOUT =
  "<!doctype html><title>{{ title }}</title><main>{{ content }}</main>\n";

/** Default settings: markdown-it with raw HTML. Posts are not templates, so that braces in code are not changed. */
export default function configure(eleventy) {
  eleventy.addTemplate("_includes/post.liquid", LAYOUT);
  eleventy.addGlobalData("layout", "post.liquid");
  return {
    dir: { input: "posts", output: "out" },
    markdownTemplateEngine: false,
    templateFormats: ["md"],
  };
}
