import { Type, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { placeOfField, type FilePlace, type ImportFault } from '../../../rules/import.ts';
import { PARTS } from './format.ts';

/** Keywords that limit values. The rules of the forms check these limits, with their own messages. */
const LIMITS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum', 'enum', 'pattern', 'format'];

/** A schema that checks only the types of values. The records in lists are checked one by one, because an error report ends after eight errors. */
function schemaWithoutLimits(schema: TSchema): TSchema {
  const text = JSON.stringify(schema, (key, value: unknown) => (LIMITS.includes(key) || (key === 'items' && isObjectSchema(value)) ? undefined : value));
  return Type.Unsafe(JSON.parse(text) as object); // the schema without some keywords
}

function isObjectSchema(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'object';
}

const validators = new Map<keyof typeof PARTS, Validator>();

/** The faults in the types of the fields of a record. */
export function checkTypes(part: keyof typeof PARTS, value: unknown, place: FilePlace): ImportFault[] {
  const validator = validators.get(part) ?? Compile(schemaWithoutLimits(PARTS[part]));
  validators.set(part, validator);
  if (validator.Check(value)) return [];
  return validator.Errors(value).flatMap(({ keyword, instancePath, params }): ImportFault[] => {
    const at = placeOfField(place, instancePath.slice(1).replaceAll(/\/(\d+)/gu, '[$1]').replaceAll('/', '.'));
    const words: Record<string, unknown> = { ...params };
    if (keyword === 'required') return namesIn(words.requiredProperties).map((field) => ({ ...at, key: 'missingField', params: { field } }));
    if (keyword === 'additionalProperties') return namesIn(words.additionalProperties).map((field) => ({ ...placeOfField(at, field), key: 'importFieldUnknown', params: {} }));
    if (keyword === 'type') return [{ ...at, key: 'importTypeInvalid', params: { type: [words.type].flat().join(' / ') } }];
    return [];
  });
}

/** The top-level fields of a record that have faults. */
export function fieldsWith(faults: readonly ImportFault[], { path }: FilePlace): Set<string> {
  return new Set(faults.map((fault) => fault.path.slice(path.length).replace(/^\./u, '').split(/[.[]/u, 1)[0] || String(fault.params.field)));
}

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
