import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, FastifySchemaCompiler, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import { Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** A Fastify scope whose handlers get their parameters, and give their answers, as their schemas say. */
export type RestApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

const WHOLE_NUMBER = /^(?:0|-?[1-9]\d*)$/u;

/**
 * Checks input against its schema. A parameter in the address arrives as text: for an integer only plain decimal
 * digits will do (`01`, `1e3` and `+1` will not). An empty query parameter counts as absent, and so does an unknown
 * value where the schema says so. Bodies are never converted.
 */
export const strictValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let validator: ReturnType<typeof Compile> | undefined;
  return (input: unknown) => {
    validator ??= Compile(schema);
    const value = httpPart === 'body' ? input : readParameters(schema, input, httpPart === 'querystring');
    return validator.Check(value) ? { value } : { error: validator.Errors(value) };
  };
};

/** The same for routes whose bodies are read leniently: of a body it is checked only that it is an object. */
export const lenientBodyValidator: FastifySchemaCompiler<TSchema> = (route) => {
  if (route.httpPart !== 'body') return strictValidator(route);
  return (input: unknown) => (typeof input === 'object' && input !== null && !Array.isArray(input) ? { value: input } : { error: [] });
};

function readParameters(schema: TSchema, input: unknown, dropEmpty: boolean): unknown {
  if (!Type.IsObject(schema) || typeof input !== 'object' || input === null) return input;
  const given = Object.entries(input).filter(([name, text]) => !dropEmpty || (text !== '' && !isIgnored(schema.properties[name], text)));
  const values = given.map(([name, text]) => [name, readParameter(schema.properties[name], text)] as const);
  return Object.fromEntries(values);
}

function readParameter(schema: TSchema | undefined, text: unknown): unknown {
  const isNumber = schema !== undefined && Type.IsInteger(schema) && typeof text === 'string' && WHOLE_NUMBER.test(text);
  return isNumber ? Number(text) : text;
}

/** Whether a value is none of those that its schema lists, and the schema says that others count as absent. */
function isIgnored(schema: TSchema | undefined, value: unknown): boolean {
  if (!schema || !('x-unknown-values' in schema) || !('enum' in schema)) return false;
  return Array.isArray(schema.enum) && !schema.enum.includes(value);
}
