import { keysOf } from '../keys.ts';
import { BROWSER } from './browser.ts';
import { CUSTOM_CODE } from './custom-code.ts';
import type { EditedDefinition, RecordDefinition } from './definition.ts';
import { FACT } from './fact.ts';
import { HOMEPAGE } from './homepage.ts';
import { SLIDE } from './slide.ts';
import { SOURCE } from './source.ts';
import { TAG } from './tag.ts';
import { VERSION } from './version.ts';

/** All records by their types, the more important first: a change of several is named after the first. */
export const RECORDS = {
  browser: BROWSER,
  version: VERSION,
  slide: SLIDE,
  customCode: CUSTOM_CODE,
  setting: HOMEPAGE,
  fact: FACT,
  source: SOURCE,
  tag: TAG,
} satisfies Record<string, RecordDefinition | EditedDefinition>;

type Definitions = typeof RECORDS;
export type AnyRecordType = keyof Definitions;

export type TypeWith<Property extends string> = {
  [Type in keyof Definitions]: Definitions[Type] extends Record<Property, unknown> ? Type : never;
}[keyof Definitions];

/** The types whose definition has a property. */
export function typesWith<Property extends keyof EditedDefinition>(property: Property) {
  return keysOf(RECORDS).filter((type): type is TypeWith<Property> => property in RECORDS[type]);
}

export type EditedType = TypeWith<'path'>;
export const EDITED_TYPES = typesWith('path');

export type ActiveType = {
  [Type in EditedType]: Definitions[Type]['fields'] extends Record<'isActive', unknown> ? Type : never;
}[EditedType];

/** Those with a switch. They also have an order, drafts and times, and are listed as a whole. */
export const ACTIVE_TYPES = EDITED_TYPES.filter((type): type is ActiveType => 'isActive' in RECORDS[type].fields);

/** Those with drafts and times. */
export const PUBLISHED_TYPES = EDITED_TYPES.filter((type) => 'visibleFrom' in RECORDS[type].fields);

export function editedRecord(type: EditedType): EditedDefinition {
  return RECORDS[type];
}

type RestNameOf<Definition> = Definition extends { restName: infer Name }
  ? Name
  : Definition extends { name: infer Name }
    ? Name
    : never;

/** What REST calls the edited records. */
export type RestName = { [Type in EditedType]: RestNameOf<Definitions[Type]> }[EditedType];

export function restNameOf(type: EditedType): RestName {
  const definition = RECORDS[type];
  return 'restName' in definition ? definition.restName : definition.name;
}

export function notFoundOf(type: EditedType) {
  return editedRecord(type).notFound ?? 'recordNotFound';
}

/** What OpenAPI calls all of them. */
export function tagOf(type: EditedType) {
  const { name } = editedRecord(type);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}s`;
}

/** What else the deletion of a record does, as the end of a sentence. */
export function deletionOf(type: EditedType) {
  const { parts, isLinkTarget } = editedRecord(type);
  return `${parts ? ` with ${parts}` : ''}${isLinkTarget ? ', and deactivates the slides that link there' : ''}`;
}

/** Such as `CustomCode`, the name of its type in the graph. */
export function graphNameOf<Type extends string>(type: Type): Capitalize<Type> {
  return (type.charAt(0).toUpperCase() + type.slice(1)) as Capitalize<Type>;
}
