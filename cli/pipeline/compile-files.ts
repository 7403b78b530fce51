import type { CompileMemory } from "../model/compile-memory.ts";
import type { ContentFile, FoundFile } from "../model/content-file.ts";
import type { Diagnostic, StageResult } from "../model/diagnostic.ts";
import { compareText } from "../model/diagnostic.ts";
import type { EntryHead, RecordEntry, SettingsEntry } from "../model/entry.ts";
import type { Placement } from "../model/placement.ts";
import type { SourceText } from "../model/source-text.ts";
import { checkControlCharacters } from "../rules/check-control-characters.ts";
import { checkMergeMarkers } from "../rules/check-merge-markers.ts";
import { checkSvg } from "../rules/check-svg.ts";
import { createFileDiagnostic } from "../rules/create-diagnostic.ts";
import { compileEntryHead } from "./compile-entry.ts";
import {
  compileRecordFile,
  compileRecordList,
  compileSettings,
} from "./compile-records.ts";
import { decodeText } from "./decode-text.ts";
import { placeFile } from "./place-file.ts";
import { readFile } from "./read-file.ts";

export interface CompiledFiles {
  heads: EntryHead[];
  records: RecordEntry[];
  settings: SettingsEntry[];
  images: FoundFile[];
  sources: Map<string, SourceText>;
  /** How many files were read. */
  files: number;
  diagnostics: Diagnostic[];
}

/** Every file by itself: put in its place, read, decoded and validated. */
export async function compileFiles(
  found: readonly FoundFile[],
  unsaved: readonly ContentFile[],
  memory: CompileMemory,
): Promise<CompiledFiles> {
  const result: CompiledFiles = {
    heads: [],
    records: [],
    settings: [],
    images: [],
    sources: new Map(),
    files: 0,
    diagnostics: [],
  };
  const heads = new Map<string, StageResult<EntryHead>>();
  const replaced = new Map(unsaved.map((file) => [file.path, file]));
  const others = found.filter(({ path }) => !replaced.has(path));
  const all = [...others, ...replaced.values()];
  for (const item of all.toSorted((a, b) => compareText(a.path, b.path))) {
    const placement = placeFile(item.path);
    if (placement.kind === "ignored") continue;
    if (placement.kind === "image") {
      result.images.push(item);
      if (!/\.svg$/iu.test(item.path)) continue;
      const image = await readFile(item, memory.files);
      if (image !== undefined) checkDrawing(image);
      continue;
    }
    result.files++;
    if (placement.kind === "stray") {
      const { message, help } = placement;
      const rule = "collection/stray-file";
      result.diagnostics.push(
        createFileDiagnostic(rule, item.path, message, { help }),
      );
      continue;
    }
    const file =
      replaced.get(item.path) ?? (await readFile(item, memory.files));
    if (file !== undefined) compileFile(file, placement);
  }
  memory.heads = heads;
  return result;

  function compileFile(file: ContentFile, placement: Placement): void {
    const key = `${file.path}:${file.digest}`;
    const known = memory.heads.get(key);
    if (known !== undefined) {
      heads.set(key, known);
      addHead(known);
      return;
    }
    const decoded = decodeText(file.path, file.bytes);
    const source = decoded.value;
    if (source === undefined) {
      result.diagnostics.push(...decoded.diagnostics);
      return;
    }
    result.sources.set(file.path, source);
    const diagnostics = [
      ...decoded.diagnostics,
      ...checkControlCharacters(source),
      ...checkMergeMarkers(source),
    ];
    result.diagnostics.push(...diagnostics);
    if (decoded.diagnostics.length > 0) return;
    switch (placement.kind) {
      case "entry": {
        const head = compileEntryHead(source, placement.collection);
        const whole = {
          ...head,
          diagnostics: [...diagnostics, ...head.diagnostics],
        };
        result.diagnostics.push(...head.diagnostics);
        if (head.value === undefined) break;
        heads.set(key, whole);
        result.heads.push(head.value);
        break;
      }
      case "list":
        addRecords(compileRecordList(source, placement.collection));
        break;
      case "record": {
        const { collection, id } = placement;
        addRecords(compileRecordFile(source, collection, id));
        break;
      }
      case "settings": {
        const settings = compileSettings(source, placement.collection);
        result.diagnostics.push(...settings.diagnostics);
        if (settings.value !== undefined) result.settings.push(settings.value);
        break;
      }
    }
  }

  function checkDrawing(file: ContentFile): void {
    const { value: source, diagnostics } = decodeText(file.path, file.bytes);
    result.diagnostics.push(...diagnostics);
    if (source === undefined) return;
    result.sources.set(file.path, source);
    result.diagnostics.push(...checkSvg(source));
  }

  function addHead(head: StageResult<EntryHead>): void {
    result.diagnostics.push(...head.diagnostics);
    if (head.value === undefined) return;
    result.heads.push(head.value);
    result.sources.set(head.value.file, head.value.source);
  }

  function addRecords(records: StageResult<RecordEntry[]>): void {
    result.diagnostics.push(...records.diagnostics);
    result.records.push(...(records.value ?? []));
  }
}
