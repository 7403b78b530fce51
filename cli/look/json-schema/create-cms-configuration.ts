import {
  collectionNames,
  collections,
  isPageCollection,
  type Collection,
  type CollectionName,
  type SiteSettings,
} from "#schema";
import type { CompiledFolder } from "../../model/compiled-folder.ts";
import {
  createEntrySchema,
  createListSchema,
  mayBeList,
} from "./create-collection-schema.ts";
import type { ChoicesOf } from "./convert-schema.ts";
import {
  type CmsField,
  createField,
  createFields,
  findTitle,
} from "./create-field.ts";
import { listChoices } from "./list-choices.ts";

/** The folder of the project that has the content, and the one that has its pictures. */
const CONTENT = "content";
const PICTURES = "public/images";

const body = {
  name: "body",
  label: "Text",
  widget: "markdown",
  modes: ["raw", "rich_text"],
  hint: "Markdown. The preview shows how it will look.",
};

/**
 * The configuration of the web editor: a form for every collection, list and settings file. Each kind of file has a
 * format of its own, which the editor's page registers under the name of the collection.
 */
export function createCmsConfiguration(
  folder: Pick<CompiledFolder, "entries" | "records" | "settings">,
) {
  const choicesOf = listChoices(folder);
  const site = folder.settings.find(({ collection }) => collection === "site");
  const { editor: settings, slugs } =
    collections.site.value.safeParse(site?.raw).data ?? {};
  const isListed = (name: CollectionName) =>
    folder.records.some(
      ({ base, collection }) => collection === name && base.length > 0,
    );
  const places = Map.groupBy(collectionNames, (name) =>
    placeOf(name, isListed(name)),
  );
  const {
    folders = [],
    lists = [],
    files = [],
    pages = [],
  } = Object.fromEntries(places);
  const toFile = (name: CollectionName) =>
    createFile(name, createFields(createEntrySchema(name, choicesOf)));
  return {
    ...(settings && { backend: toBackend(settings) }),
    ...(settings && isReviewed(settings) && { publish_mode: REVIEW }),
    load_config_file: false,
    media_folder: PICTURES,
    public_folder: PICTURES.replace("public", ""),
    slug: {
      encoding: slugs === "unicode" ? slugs : "ascii",
      clean_accents: true,
      maxlength: 80,
    },
    collections: [
      ...folders.flatMap((name) => {
        const form = createFolder(name, choicesOf);
        const hasOwn = folder.entries.some(
          ({ collection, file }) =>
            collection === name && file.endsWith("/index.md"),
        );
        return hasOwn ? [form, toOwnFolders(form)] : [form];
      }),
      {
        name: "lists",
        label: "Lists",
        files: lists.map((name) =>
          createFile(name, [createListField(name, choicesOf)]),
        ),
      },
      {
        name: "settings",
        label: "Settings",
        files: files.map(toFile),
      },
      { name: "pages", label: "Pages", files: pages.map(toFile) },
    ],
  };
}

/** A list file has one field, which is the list. */
function createListField(name: CollectionName, choicesOf: ChoicesOf): CmsField {
  const { items = {} } = createListSchema(name, choicesOf);
  const list = createField(name, { type: "array", items }, true);
  const { label } = collections[name];
  return { ...list, root: true, label_singular: label, allow_duplicate: false };
}

function createFile(name: CollectionName, fields: CmsField[]) {
  // The addresses of the editor's pages have the name of the form, where a slash would end it.
  const form = name.replaceAll("/", "-");
  return {
    name: form,
    label: toTitle(name),
    file: `${CONTENT}/${name}.yaml`,
    format: form,
    fields,
  };
}

const REVIEW = "editorial_workflow";

type EditorSettings = NonNullable<SiteSettings["editor"]>;

/** Reviewing needs pull requests, which the CMS opens on these two. */
const isReviewed = ({ backend, review = true }: EditorSettings) =>
  review && backend !== "gitea";

function toBackend(settings: EditorSettings) {
  const { applicationId, backend, branch, host, login, repository } = settings;
  const apis = { github: "/api/v3", gitlab: "/api/v4", gitea: "/api/v1" };
  const base = login ?? host;
  return {
    name: backend,
    repo: repository,
    branch,
    ...(host && { api_root: `${host}${apis[backend]}` }),
    ...(base && { base_url: base }),
    ...(applicationId && { app_id: applicationId }),
    ...(applicationId && backend === "gitlab" && { auth_type: "pkce" }),
    // Without a service that signs people in, they bring an access token.
    ...(!login && !applicationId && { auth_methods: ["token"] }),
  };
}

function placeOf(name: CollectionName, isListed: boolean) {
  const collection: Collection = collections[name];
  if (collection.kind === "settings")
    return isPageCollection(name) ? "pages" : "files";
  return mayBeList(collection) && isListed ? "lists" : "folders";
}

/** A collection with one file for each entry or record. */
function createFolder(name: CollectionName, choicesOf: ChoicesOf) {
  const { kind, label } = collections[name];
  const fields = createFields(createEntrySchema(name, choicesOf));
  const title = findTitle(fields);
  return {
    name,
    label: toTitle(name),
    label_singular: label,
    folder: `${CONTENT}/${name}`,
    format: name,
    identifier_field: title,
    slug: `{{${title}}}`,
    summary: `{{${title}}}`,
    // A copy would have the number and the addresses of its original.
    duplicate: false,
    aliases_field: false,
    fields: kind === "markdown" ? [...fields, body] : fields,
  };
}

/** The same for entries that have a folder of their own: `a-post/index.md`. */
function toOwnFolders({ name, ...form }: ReturnType<typeof createFolder>) {
  const own = `${name}-folders`;
  return {
    ...form,
    name: own,
    label: `${form.label} in folders`,
    format: own,
    path: "{{slug}}/index",
    create: false,
  };
}

function toTitle(name: string): string {
  const words = name.replace(/^.*\//u, "").replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
