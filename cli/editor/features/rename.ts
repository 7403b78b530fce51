import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type {
  PrepareRenameResult,
  RenameFilesParams,
  RenameParams,
  WorkspaceEdit,
} from "vscode-languageserver";
import { entrySlug } from "#schema";
import { AppError } from "../../app-error.ts";
import { checkPlan } from "../../change/move/check-plan.ts";
import { planMove } from "../../change/move/plan-move.ts";
import type { ChangePlan } from "../../change/move/plan.ts";
import { applyEdits } from "../../change/edit/apply-edits.ts";
import { entryId, entryKey } from "../../look/list/find-entry.ts";
import type { TextRange } from "../../model/source-text.ts";
import { isSlugWritten, slugRange } from "../../rules/slug/slug-range.ts";
import type { PlaceView, Snapshot } from "../session/snapshot.ts";
import { touches, mentionAt, type ResolvedMention } from "./find-target.ts";
import { entryAt } from "./references.ts";

interface Named {
  /** Its name for `content mv`. */
  name: string;
  /** Where its slug, id or file name is written at the place. */
  range: TextRange;
  written: string;
}

/** The range and the text that a rename at a place would replace. Null where nothing can be renamed. */
export function prepareRename(view: PlaceView): PrepareRenameResult | null {
  const named = findNamed(view);
  if (named === undefined) return null;
  const range = view.positions.toRange(named.range);
  return { range, placeholder: named.written };
}

/**
 * Plans the changes of `content mv` for the slug, id or image at a place.
 * @throws AppError when there is nothing to rename, or it cannot have that name
 */
export async function renameAt(
  view: PlaceView,
  { newName }: RenameParams,
): Promise<WorkspaceEdit> {
  const named = findNamed(view);
  if (named === undefined)
    throw new AppError("not-movable", "There is nothing here to rename.", {
      hint: "Rename a slug, an id, or the last part of a link inside the site.",
    });
  return planRename(named.name, newName, view.snapshot, { moves: true });
}

/** Plans the changes of `content mv` for files that the editor is about to rename. Null if they are not content. */
export async function renameFiles(
  snapshot: Snapshot,
  { files }: RenameFilesParams,
  fileAt: (uri: string) => string | undefined,
): Promise<WorkspaceEdit | null> {
  const [only, ...others] = files;
  if (only === undefined || others.length > 0) return null;
  const from = fileAt(only.oldUri);
  const to = fileAt(only.newUri);
  if (from === undefined || to === undefined) return null;
  const { compiled, folders } = snapshot;
  const moved = compiled.folder.entries.find(({ file }) =>
    [from, `${from}/index.md`].includes(file),
  );
  const inside = moved?.file.slice(moved.collection.length + 1) ?? "";
  // A file that is not named after its slug keeps its address under any name.
  if (moved !== undefined && entrySlug(inside) !== moved.slug) return null;
  const { contentDir } = folders;
  return planRename(join(contentDir, from), join(contentDir, to), snapshot, {
    moves: false,
  });
}

async function planRename(
  name: string,
  to: string,
  snapshot: Snapshot,
  { moves }: { moves: boolean },
): Promise<WorkspaceEdit> {
  const { plan } = await planMove(name, to, snapshot, undefined);
  await checkPlan(plan, findChanges(plan, snapshot), snapshot);
  return toWorkspaceEdit(plan, snapshot, moves);
}

/** Every file with unsaved text, with the edits of a plan. */
function findChanges({ edits }: ChangePlan, snapshot: Snapshot) {
  const { compiled, documents, folders } = snapshot;
  const files = new Set([...edits.keys(), ...documents.keys()]);
  return [...files].map((path) => {
    const text = compiled.sources.get(path)?.text ?? "";
    const list = edits.get(path) ?? [];
    const before = documents.get(path)?.content.bytes ?? Buffer.from(text);
    const after =
      list.length === 0 ? before : Buffer.from(applyEdits(text, list));
    const absolutePath = join(folders.contentDir, path);
    return { path, absolutePath, before, after };
  });
}

function toWorkspaceEdit(
  { edits, moves }: ChangePlan,
  snapshot: Snapshot,
  isMoving: boolean,
): WorkspaceEdit {
  const { contentDir } = snapshot.folders;
  const changed = [...edits].map(([file, list]) => ({
    textDocument: {
      uri: snapshot.uriOf(file),
      version: snapshot.documents.get(file)?.version ?? null,
    },
    edits: list.map(snapshot.positionsOf(file).toEdit),
  }));
  const renamed = moves.map(({ from, to }) => ({
    kind: "rename" as const,
    oldUri: snapshot.uriOf(relative(contentDir, from)),
    newUri: pathToFileURL(to).href,
  }));
  return { documentChanges: [...changed, ...(isMoving ? renamed : [])] };
}

function findNamed(view: PlaceView): Named | undefined {
  const mention = mentionAt(view);
  const target = mention?.target;
  if (mention !== undefined && target?.kind === "entry")
    return nameInMention(
      entryKey(target.entry),
      entryId(target.entry),
      mention,
    );
  if (mention !== undefined && target?.kind === "image") {
    const { path } = target.image;
    const name = path.startsWith("/")
      ? path
      : join(view.snapshot.folders.contentDir, path);
    return nameInMention(name, path.split("/").at(-1), mention);
  }
  return nameInFields(view);
}

/** The part of a link that is the slug. */
function nameInMention(
  name: string,
  slug: string | undefined,
  { mention, range }: ResolvedMention,
): Named | undefined {
  if (slug === undefined) return undefined;
  const path = mention.target.value.replace(/[?#].*$/su, "");
  const at = path.lastIndexOf(slug);
  if (at === -1) return { name, range, written: slug };
  const part = mention.target.rangeOf(at, at + slug.length);
  return { name, range: part, written: slug };
}

/** The slug or id of the entry itself. */
function nameInFields(view: PlaceView): Named | undefined {
  const entry = entryAt(view);
  if (entry === undefined || entry.kind === "settings") return undefined;
  const written = entryId(entry);
  if (written === undefined) return undefined;
  const range =
    entry.kind === "record"
      ? entry.idRange
      : isSlugWritten(entry)
        ? slugRange(entry)
        : undefined;
  if (range === undefined || !touches(range, view.offset)) return undefined;
  return { name: entryKey(entry), range, written };
}
