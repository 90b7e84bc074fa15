import { defineEntity, p, Type, type EmptyOptions, type PropertyChain } from '@mikro-orm/core';
import { parseJson } from '#rules/json.ts';
import { snakeCase, type FieldKind, type StoredOf, type Table } from '#rules/records/fields.ts';
import { RECORDS, type ActiveType } from '#rules/records/registry.ts';
import { parseTagIds } from '#rules/tag.ts';

/** Stored in two columns (`name_en`, `name_zh`). */
export const LocalizedTextSchema = defineEntity({
  name: 'LocalizedText',
  embeddable: true,
  properties: { en: p.text(), zh: p.text() },
});

abstract class TextListType extends Type<string[], string> {
  override getColumnType() {
    return 'text';
  }

  override compareAsType() {
    return 'string';
  }

  /** Otherwise the ORM would assume the type of the column. */
  override get runtimeType() {
    return 'array';
  }
}

/** A list of URLs as JSON text. Invalid JSON becomes an empty list (spec §3), not an error. */
export class UrlListType extends TextListType {
  override convertToDatabaseValue(value: string[]) {
    return JSON.stringify(value);
  }

  override convertToJSValue(json: string) {
    // Most lists are empty. The text is undefined if the column was not selected.
    const list = !json || json === '[]' ? [] : parseJson(json);
    return Array.isArray(list)
      ? list.filter((entry): entry is string => typeof entry === 'string' && entry !== '')
      : [];
  }
}

/** Tag ids as a comma-separated text (spec §3). */
export class TagIdsType extends TextListType {
  override convertToDatabaseValue(value: string[]) {
    return value.join(',');
  }

  override convertToJSValue(value: string) {
    return parseTagIds(value);
  }
}

const now = () => new Date();

/** The times that the ORM sets. */
export const timeProperties = () => ({
  createdAt: p.datetime().onCreate(now),
  updatedAt: p.datetime().onCreate(now).onUpdate(now),
});

type ColumnOf<Stored> = null extends Stored
  ? PropertyChain<NonNullable<Stored>, EmptyOptions & { nullable: true }>
  : PropertyChain<Stored, EmptyOptions>;

const urls = () => p.type(UrlListType);
/** Others are texts. */
const COLUMNS: Partial<Record<FieldKind, () => { nullable: () => unknown }>> = {
  localized: () => p.embedded(LocalizedTextSchema),
  date: p.date,
  flag: p.boolean,
  count: p.integer,
  id: p.integer,
  time: p.datetime,
  urls,
  pictures: urls,
  tagIds: () => p.type(TagIdsType),
};

/** The columns of fields. */
export function fieldProperties<T extends Table>(fields: T) {
  const columns = Object.entries(fields).map(([name, { kind, empty }]) => {
    const column = (COLUMNS[kind] ?? p.text)();
    return [name, empty === null ? column.nullable() : column];
  });
  return Object.fromEntries(columns) as { [Name in keyof T]: ColumnOf<StoredOf<T>[Name]> }; // a column for each field
}

/** Of a record that may be a draft or have a period in which it is public (`rules/records/publication.ts`). */
export function publicationProperties(table: string) {
  return {
    isDraft: p.boolean().default(false),
    /** Whether the draft and the times allow it now, so that reads compare one column. */
    isPublished: p.boolean().default(true),
    dueAt: p.datetime().nullable().index(`${table}_due`),
  };
}

export function readTime(stored: number | string | null): Date | null {
  return stored === null ? null : new Date(stored);
}

/** All columns of a record with a switch, an order, drafts and times. */
export function activeProperties<Type extends ActiveType>(type: Type) {
  return {
    id: p.integer().primary(),
    ...fieldProperties<(typeof RECORDS)[Type]['fields']>(RECORDS[type].fields),
    ...publicationProperties(snakeCase(type)),
    ...timeProperties(),
    /** Increases with each save, so that two tabs cannot overwrite each other's changes unnoticed. */
    revision: p.integer().version(),
  };
}
