import { posix } from "node:path";
import { decodeAddress } from "../model/decode-address.ts";
import type {
  ConvertedDocument,
  Resolved,
  TargetResolver,
} from "./body/document-body.ts";
import { altFor, anchorIds, findHeading } from "./body/find-heading.ts";
import { isTemplateAddress, REFERENCE } from "./body/template-address.ts";
import type { DocumentFinder } from "./addresses.ts";
import type {
  Dialect,
  ForeignDocument,
  ForeignSite,
} from "./dialects/dialect.ts";
import type { EntryFiles } from "./entry-files.ts";
import type { Project } from "./project/open-project.ts";

/** What a link may lead to. */
export interface LinkSurroundings {
  project: Project;
  dialect: Dialect;
  site: ForeignSite;
  finder: DocumentFinder;
  /** Address of each imported document by its old path. */
  newAddress: (document: ForeignDocument) => string | undefined;
  converted: (document: ForeignDocument) => ConvertedDocument | undefined;
  /** True for a path of the site that links may lead to without an import. */
  isKnown: (path: string) => boolean;
}

const IMAGE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/iu;

/** Where the links and images of one document lead from now on. */
export function createResolver(
  document: ForeignDocument,
  files: EntryFiles,
  around: LinkSurroundings,
): TargetResolver {
  const { converted, dialect, finder, isKnown, newAddress, project, site } =
    around;
  return { link, image, altFor };

  function link(target: string): Resolved {
    const trimmed = withoutScheme(target.trim().replaceAll(/[\n\r\t]/gu, ""));
    if (trimmed === "")
      return { address: "#", outcome: "leads nowhere", kind: "link" };
    if (isTemplateAddress(trimmed))
      return {
        address: undefined,
        outcome: "leads nowhere: its value is not known, its words are kept",
        isHidden: true,
      };
    if (trimmed.startsWith("#"))
      return toAnchor(document, trimmed.slice(1), "");
    if (trimmed.startsWith(REFERENCE)) {
      const [path = "", hash] = decodeAddress(
        trimmed.slice(REFERENCE.length),
      ).split("#", 2);
      const found = path === "" ? document : finder.byReference(path, document);
      if (found !== undefined) return toDocument(found, hash);
      return unresolved(
        `/${path.replace(/^\/+/u, "").replace(/\.(?:md|markdown)$/u, "")}${hash === undefined ? "" : `#${hash}`}`,
      );
    }
    if (/^\/[\\/]|^\\/u.test(trimmed))
      return { address: `https:${trimmed.replaceAll("\\", "/")}` };
    const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(trimmed)?.[1]?.toLowerCase();
    const isOwn =
      site.origin !== undefined &&
      new RegExp(`^${escapeRegExp(site.origin)}(?=[/?#]|$)`, "iu").test(
        trimmed,
      );
    if (scheme !== undefined && !isOwn) {
      if (/^(?:https?|mailto)$/u.test(scheme))
        return { address: trimmed.replaceAll(/\s/gu, "%20") };
      return {
        address: undefined,
        outcome: `no page may lead to ${scheme}: the address is shown as text`,
      };
    }
    const local = isOwn
      ? trimmed.slice(site.origin?.length ?? 0) || "/"
      : trimmed;
    const [beforeHash = "", hash] = local.split("#", 2);
    const path = beforeHash.replace(/\?.*$/u, "");
    const found = path === "" ? undefined : finder.byLink(path, document);
    if (found !== undefined) return toDocument(found, hash);
    if (!isOwn) {
      const file = findFile(path);
      if (file !== undefined) {
        const address = files.attach(file);
        if (address !== undefined)
          return {
            address: hash === undefined ? address : `${address}#${hash}`,
          };
      }
      if (/^www\./iu.test(trimmed))
        return {
          address: `https://${trimmed}`,
          outcome: "had no https:// before it",
        };
    }
    if (isOwn) return { address: trimmed };
    if (path.startsWith("/") && isKnown(path.replace(/(?<=.)\/$/u, "")))
      return {
        address:
          path.replace(/(?<=.)\/$/u, "") +
          (hash === undefined ? "" : `#${hash}`),
      };
    return unresolved(local);
  }

  function toDocument(
    found: ForeignDocument,
    hash: string | undefined,
  ): Resolved {
    const address = newAddress(found);
    if (address === undefined)
      return unresolved(
        `${found.addresses[0] ?? "/"}${hash === undefined ? "" : `#${hash}`}`,
      );
    if (hash === undefined || hash === "") return { address };
    return toAnchor(found, hash, found === document ? "" : address);
  }

  function toAnchor(
    found: ForeignDocument,
    hash: string,
    address: string,
  ): Resolved {
    const target = converted(found);
    const wanted = decodeAddress(hash);
    if (target === undefined)
      return address === ""
        ? { address: `#${hash}` }
        : {
            address,
            kind: "anchor",
            outcome: "leads to the page as a whole: it was imported before",
          };
    if (/^(?:user-content-)?fn(?:ref)?[-:]/u.test(wanted))
      return { address: `${address}#${hash}` };
    const ids = anchorIds(target.headings);
    const number = target.anchors.get(wanted) ?? target.anchors.get(hash);
    const index = number ?? findHeading(target.headings, ids, wanted);
    const id = index === undefined || index < 0 ? undefined : ids[index];
    if (id !== undefined) return { address: `${address}#${encodeURI(id)}` };
    const whole = address === "" ? (newAddress(found) ?? "#") : address;
    if (
      number !== undefined ||
      /^(?:top|content|main|page-top|_top)?$/u.test(wanted)
    )
      return { address: whole };
    return {
      address: whole,
      kind: "anchor",
      outcome: "leads to the page as a whole: the page has no such heading",
    };
  }

  /** An address that nothing imported answers: on the old site it still does. */
  function unresolved(local: string): Resolved {
    if (site.origin === undefined) {
      const path = local.replace(/[?#].*$/su, "");
      const folder = path.startsWith("/")
        ? "/"
        : posix.dirname(document.addresses[0] ?? "/x");
      // Browsers drop each `..` above the root as well.
      const address = posix.join("/", folder, path) + local.slice(path.length);
      return {
        address: address.replaceAll(/\s/gu, "%20"),
        outcome:
          "leads to nothing that was imported (--origin names the old site)",
      };
    }
    const address = absolute(local);
    return { address, outcome: `leads to the old site: ${address}` };
  }

  function absolute(local: string): string {
    const base = `${site.origin ?? ""}${site.base}`;
    if (local.startsWith("/"))
      return `${base.replace(site.base === "" || !local.startsWith(`${site.base}/`) ? /$^/u : site.base, "")}${encodeURI(decodeAddress(local))}`;
    try {
      return new URL(local, `${base}${encodeURI(document.addresses[0] ?? "/")}`)
        .href;
    } catch {
      return `${base}/${encodeURI(local)}`;
    }
  }

  function image(target: string): Resolved {
    const trimmed = withoutScheme(target.trim());
    if (files.has(trimmed)) return { address: trimmed };
    if (isTemplateAddress(trimmed))
      return {
        address: undefined,
        outcome: "is not shown: its value is not known",
      };
    if (/^data:/iu.test(trimmed)) {
      const address = files.saveData(trimmed);
      return address === undefined
        ? {
            address: undefined,
            outcome: "left out: it holds no picture that can be read",
          }
        : { address };
    }
    if (trimmed.startsWith("//")) return { address: `https:${trimmed}` };
    const isOwn =
      site.origin !== undefined &&
      new RegExp(`^${escapeRegExp(site.origin)}(?=/)`, "iu").test(trimmed);
    if (/^https?:/iu.test(trimmed) && !isOwn)
      return { address: trimmed.replaceAll(/\s/gu, "%20") };
    if (/^[a-z][a-z0-9+.-]*:/iu.test(trimmed) && !isOwn)
      return { address: undefined, outcome: "left out: no page may show it" };
    const local = isOwn ? trimmed.slice(site.origin?.length) : trimmed;
    const path = (
      local.startsWith(REFERENCE)
        ? decodeAddress(local.slice(REFERENCE.length))
        : local
    ).replace(/[?#].*$/u, "");
    const file = findFile(path);
    const remote =
      site.origin === undefined
        ? undefined
        : absolute(path.replace(/^@site\/(?:static\/)?/u, "/"));
    if (file === undefined) {
      if (isOwn) return { address: trimmed };
      return remote === undefined
        ? {
            address: undefined,
            outcome: "is not in the project: its name is shown",
          }
        : {
            address: remote,
            outcome: `is not in the project: shown from the old site, ${remote}`,
          };
    }
    const kept = IMAGE.test(file)
      ? files.copyImage(file)
      : { problem: "no page may show a file of this kind" };
    if ("address" in kept) return { address: kept.address };
    return remote === undefined
      ? { address: undefined, outcome: `left out: ${kept.problem}` }
      : {
          address: remote,
          outcome: `shown from the old site: ${kept.problem}`,
        };
  }

  function findFile(target: string): string | undefined {
    if (target === "") return undefined;
    const { base } = site;
    const bare =
      base !== "" && target.startsWith(`${base}/`)
        ? target.slice(base.length)
        : target;
    for (const path of [
      target,
      bare,
      decodeAddress(target),
      decodeAddress(bare),
    ]) {
      for (const candidate of dialect.filesFor(path, document, site)) {
        const normal = posix.normalize(candidate);
        if (!normal.startsWith("..") && project.has(normal)) return normal;
      }
    }
    return undefined;
  }
}

/** `pathname:///file`, as Docusaurus has it for a file that it shall not look for. */
function withoutScheme(target: string): string {
  return target.replace(/^pathname:\/\/(?=\/)/iu, "");
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");
}
