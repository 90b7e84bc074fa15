import type { EntityMetadata } from '@mikro-orm/core';

/** They belong to one database, soon end, or depend on the password: neither moved nor in a backup. */
export const TEMPORARY_TABLES = [
  'webhook_item',
  'webhook_delivery',
  'webhook',
  'session',
  'login_attempt',
  'job',
  'host_pause',
  'public_change',
  'change_feed',
];

export interface Table {
  name: string;
  /** The first column of the primary key. */
  key: string;
  keys: string[];
  /** The columns with their types in the entity, such as `boolean` or `Date`. */
  columns: { name: string; kind: string }[];
  isAutoincrement: boolean;
}

export function tableOf({
  tableName,
  props,
  primaryKeys,
}: Pick<EntityMetadata, 'tableName' | 'props' | 'primaryKeys'>): Table {
  const stored = props.filter(
    ({ persist, fieldNames, object, embedded, kind }) =>
      persist !== false && fieldNames?.length === 1 && !object && (kind !== 'embedded' || embedded),
  );
  const columns = stored.map(({ fieldNames, runtimeType }) => ({ name: fieldNames[0] ?? '', kind: runtimeType }));
  const key = props.filter(({ name }) => primaryKeys.some((primary) => primary === name));
  const keys = key.flatMap(({ fieldNames }) => fieldNames);
  return {
    name: tableName,
    key: keys[0] ?? '',
    keys,
    columns,
    isAutoincrement: key.some(({ autoincrement }) => autoincrement),
  };
}
