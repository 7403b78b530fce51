/** The web editor at /admin: the CMS, with the configuration that the toolchain makes from the schemas. */
import {
  type CmsConfig,
  type CustomPreviewTemplate,
  init,
  registerCustomFormat,
  registerPreviewStyle,
  registerPreviewTemplate,
} from "@sveltia/cms";
import { createElement } from "react";
import styles from "../styles/index.css?url";
import { createFileFormat, type FormField } from "./file-format.ts";

interface Form {
  name: string;
  fields: FormField[];
}

type Collection = Form | { files: Form[] };

/** The text of an entry as its page shows it. */
const Preview: CustomPreviewTemplate = ({ entry, widgetFor }) =>
  createElement(
    "article",
    { className: "prose" },
    createElement("h1", null, String(entry.getIn(["data", "title"]) ?? "")),
    widgetFor("body"),
  );

/** A local folder can be edited without a repository, but the CMS wants to know of one. */
const localFolder: CmsConfig["backend"] = {
  name: "github",
  repo: "local/folder",
  auth_methods: ["token"],
};

/** The preview has no page around it, and one more element around the text. */
const spacing = "body { padding: 1.5rem } .prose * + * { margin-top: 1.25em }";

async function start(): Promise<void> {
  const response = await fetch("/admin/config.json");
  const configuration = await response.json();
  const collections: Collection[] = configuration.collections;
  for (const collection of collections)
    for (const form of "files" in collection ? collection.files : [collection])
      register(form);
  registerPreviewStyle(styles);
  registerPreviewStyle(spacing, { raw: true });
  keepLineEnds();
  const app_title = document.title;
  await init({
    config: { backend: localFolder, ...configuration, app_title },
  });
}

function register({ fields, name }: Form): void {
  const hasText = fields.some((field) => field.name === "body");
  const extension = hasText ? "md" : "yaml";
  registerCustomFormat(name, extension, createFileFormat(fields));
  if (hasText) registerPreviewTemplate(name, Preview);
}

await start();

/**
 * The CMS reads the files of a local folder with "\n" at the ends of their lines. Those that had "\r\n", as Git writes
 * them on some machines, get it back when they are saved.
 */
function keepLineEnds(): void {
  if (typeof FileSystemFileHandle === "undefined") return;
  const { prototype } = FileSystemFileHandle;
  const open = prototype.createWritable;
  prototype.createWritable = async function createWritable(options) {
    const before = await (await this.getFile()).text();
    const stream = await open.call(this, options);
    const write = stream.write.bind(stream);
    if (before.includes("\r\n"))
      stream.write = (data) =>
        write(typeof data === "string" ? data.replaceAll("\n", "\r\n") : data);
    return stream;
  };
}
