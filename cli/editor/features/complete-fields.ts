import { dateAt, timeZoneOf } from "../../model/time-zone.ts";
import {
  CompletionItemKind,
  MarkupKind,
  type CompletionItem,
} from "vscode-languageserver";
import { newNumber } from "../../change/new/ask-values.ts";
import { listChoices } from "../../look/json-schema/list-choices.ts";
import { writeScalar } from "../../rules/write-scalar.ts";
import type { PlaceView } from "../session/snapshot.ts";
import {
  offerImages,
  offerPages,
  type Offer,
  type OfferedText,
} from "./complete-links.ts";
import {
  describeField,
  formatField,
  type FieldFacts,
} from "./describe-field.ts";
import {
  readYamlCursor,
  type YamlCursor,
  type YamlRegion,
} from "./yaml-cursor.ts";

/** The fields that may be added at a place in YAML, or the values that the field there may have. */
export function completeFields(view: PlaceView, region: YamlRegion): Offer[] {
  const { offset, positions } = view;
  const cursor = readYamlCursor(positions.text, region, offset);
  if (cursor === undefined) return [];
  const { collection } = region;
  const { part, path, range, siblings } = cursor;
  const field = describeField(collection, path, siblings);
  if (field === undefined) return [];
  if (field.keys.length > 0)
    return part === "key" ? offerKeys(field, cursor, region) : [];
  const item =
    field.type === "array"
      ? describeField(collection, [...path, 0], siblings)
      : undefined;
  const values = offerValues(item ?? field, view, region);
  return values.map(({ newText, ...value }) => ({
    ...value,
    ...range,
    newText: item === undefined ? newText : asItem(newText, part),
  }));
}

/** A value as the first one of a list. */
function asItem(text: string, part: YamlCursor["part"]): string {
  return part === "key" ? `- ${text}` : `[${text}]`;
}

/** The fields of a mapping that are not there yet. */
function offerKeys(
  { keys }: FieldFacts,
  { hasColon, path, range, siblings }: YamlCursor,
  { collection }: YamlRegion,
): Offer[] {
  return keys.flatMap((key) => {
    const field = describeField(collection, [...path, key], siblings);
    if (siblings.has(key) || field === undefined) return [];
    const isNested = field.type === "array" || field.keys.length > 0;
    return [
      {
        label: key,
        kind: CompletionItemKind.Property,
        detail: field.isRequired ? "required" : "",
        ...documentation(field),
        newText: key + (hasColon ? "" : isNested ? ":" : ": "),
        ...range,
      },
    ];
  });
}

function offerValues(
  field: FieldFacts,
  view: PlaceView,
  { collection }: YamlRegion,
): OfferedText[] {
  const { meaning, name, note, options, type } = field;
  const { folder } = view.snapshot.compiled;
  const plain = (
    value: string,
    detail = "",
    kind: CompletionItemKind = CompletionItemKind.Value,
  ) => ({
    label: value,
    kind,
    detail,
    ...documentation(field),
    newText: ["boolean", "number"].includes(type)
      ? value
      : writeScalar(value, { flow: true, date: isMoment(field) }),
  });
  switch (meaning?.kind) {
    case "reference":
      return listChoices(folder)(meaning.collection).map(({ id, label }) =>
        plain(id, label, CompletionItemKind.Reference),
      );
    case "image":
      return offerImages(view);
    case "link":
      return offerPages(view.snapshot);
    default:
  }
  if (options.length > 0)
    return options.map(({ label, value }) =>
      plain(value, label, CompletionItemKind.EnumMember),
    );
  if (type === "number") {
    const others = [...folder.entries, ...folder.records].filter(
      (entry) => entry.collection === collection,
    );
    const number = newNumber(name, others);
    if (number !== undefined) return [plain(String(number), "a free number")];
  }
  const moments = momentsFor(
    field,
    view.snapshot.options.now,
    timeZoneOf(folder.settings),
  );
  const examples = (note?.examples ?? []).filter(
    (example) => typeof example === "string",
  );
  return [
    ...moments.map(([value, detail]) => plain(value, detail)),
    ...(moments.length > 0 ? [] : examples).map((value) =>
      plain(value, "example"),
    ),
  ];
}

function isMoment({ format }: FieldFacts): boolean {
  return format === "date" || format === "instant";
}

/** The present day of the site or moment, for a field that takes one. */
function momentsFor(
  { format }: FieldFacts,
  now: Date,
  timeZone: string,
): [value: string, detail: string][] {
  const moment = now.toISOString();
  const today: [string, string] = [dateAt(now, timeZone), "today"];
  if (format === "date") return [today];
  const soon: [string, string] = [`${moment.slice(0, 16)}:00Z`, "this minute"];
  return format === "instant" ? [today, soon] : [];
}

function documentation(
  field: FieldFacts,
): Pick<CompletionItem, "documentation"> {
  if (field.note === undefined) return {};
  const value = formatField(field);
  return { documentation: { kind: MarkupKind.Markdown, value } };
}
