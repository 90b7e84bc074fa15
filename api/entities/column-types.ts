import { Type } from '@mikro-orm/core';
import { parseTagIds } from '../../rules/tag.ts';

/** A list of addresses as JSON text. What cannot be read as such a list is an empty one (spec §3), never an error. */
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

  /** What a record holds; the ORM would take it for what the column holds. */
  override get runtimeType(): string {
    return 'array';
  }
}

function parseList(json: string): unknown[] {
  // Mostly there is nothing, and sometimes it was not asked for.
  if (!json || json === '[]') return [];
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Tag ids as one comma-separated text (spec §3). */
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

  /** What a record holds; the ORM would take it for what the column holds. */
  override get runtimeType(): string {
    return 'array';
  }
}
