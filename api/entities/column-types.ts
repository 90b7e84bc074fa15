import { Type } from '@mikro-orm/core';
import { parseTagIds } from '../../rules/tag.ts';

/** A list of URLs as JSON text. Invalid JSON becomes an empty list (spec §3), not an error. */
export class UrlListType extends Type<string[], string> {
  override convertToDatabaseValue(value: string[]): string {
    return JSON.stringify(value);
  }

  override convertToJSValue(value: string): string[] {
    return parseList(value).filter((entry): entry is string => typeof entry === 'string' && entry !== '');
  }

  override getColumnType(): string {
    return 'text';
  }

  override compareAsType(): string {
    return 'string';
  }

  /** The type in an entity. Without this, the ORM would assume the type of the column. */
  override get runtimeType(): string {
    return 'array';
  }
}

function parseList(json: string): unknown[] {
  // Most lists are empty. The text is undefined if the column was not selected.
  if (!json || json === '[]') return [];
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Tag ids as a comma-separated text (spec §3). */
export class TagIdsType extends Type<string[], string> {
  override convertToDatabaseValue(value: string[]): string {
    return value.join(',');
  }

  override convertToJSValue(value: string): string[] {
    return parseTagIds(value);
  }

  override getColumnType(): string {
    return 'text';
  }

  override compareAsType(): string {
    return 'string';
  }

  /** The type in an entity. Without this, the ORM would assume the type of the column. */
  override get runtimeType(): string {
    return 'array';
  }
}
