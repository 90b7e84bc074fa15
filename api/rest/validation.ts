import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import { isRecord } from '#rules/json.ts';
import { Type, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** The types of parameters and responses come from the schemas of the routes. */
export type RestApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

const WHOLE_NUMBER = /^(?:0|-?[1-9]\d*)$/u;

/**
 * An integer in the URL must have only decimal digits, and not as `01`, `1e3` or `+1`. An empty query parameter is
 * ignored, unless `additionalProperties` is false. Values of bodies are not converted.
 */
export const strictValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let validator: ReturnType<typeof Compile> | undefined;
  return (input: unknown) => {
    validator ??= Compile(schema);
    const value =
      httpPart === 'body'
        ? input
        : readParameters(schema, input, httpPart === 'querystring' && !('additionalProperties' in schema));
    return validator.Check(value) ? { value } : { error: validator.Errors(value) };
  };
};

/** A body must only be an object; its fields are validated later. */
export const lenientBodyValidator: FastifySchemaCompiler<TSchema> = (route) => {
  if (route.httpPart !== 'body') return strictValidator(route);
  return (input: unknown) => (isRecord(input) ? { value: input } : { error: [] });
};

function readParameters(schema: TSchema, input: unknown, dropEmpty: boolean) {
  if (!Type.IsObject(schema) || !isRecord(input)) return input;
  const entries = Object.entries(input).filter(([, text]) => !dropEmpty || text !== '');
  const values = entries.map(([name, text]) => [name, readParameter(schema.properties[name], text)] as const);
  return Object.fromEntries(values);
}

function readParameter(schema: TSchema | undefined, text: unknown) {
  const isNumber = schema !== undefined && (Type.IsInteger(schema) || 'anyOf' in schema);
  return isNumber && typeof text === 'string' && WHOLE_NUMBER.test(text) ? Number(text) : text;
}
