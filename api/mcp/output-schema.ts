import {
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import { executableSchema } from '../resolvers/schema.ts';

type JsonSchema = Record<string, unknown>;

interface ObjectSchema extends JsonSchema {
  properties: Record<string, JsonSchema>;
  required: string[];
}

const SCALARS: Partial<Record<string, JsonSchema>> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
};

/** The JSON Schema of what a selection reads of a type of the graph, and of fields that are added to it. */
export function schemaOfSelection(typeName: string, selection: string, added: readonly string[] = []): ObjectSchema {
  const type = executableSchema().getType(typeName);
  const [definition] = parse(`{ ${selection} }`).definitions;
  if (!isObjectType(type) || definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No type ${typeName}`);
  const { properties, required } = schemaOfObject(type, definition.selectionSet);
  const addresses = Object.fromEntries(added.map((name) => [name, { type: 'string', format: 'uri' }]));
  return { type: 'object', properties: { ...properties, ...addresses }, required: [...required, ...added] };
}

function schemaOf(type: GraphQLOutputType, selection: SelectionSetNode | undefined): JsonSchema {
  if (isNonNullType(type)) return schemaOfValue(type.ofType, selection);
  return { anyOf: [schemaOfValue(type, selection), { type: 'null' }] };
}

function schemaOfValue(type: GraphQLOutputType, selection: SelectionSetNode | undefined): JsonSchema {
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType, selection) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  return isObjectType(type) ? schemaOfObject(type, selection) : (SCALARS[String(type)] ?? { type: 'string' });
}

function schemaOfObject(type: GraphQLObjectType, selection: SelectionSetNode | undefined): ObjectSchema {
  const fields = type.getFields();
  const properties: Record<string, JsonSchema> = {};
  for (const node of selection?.selections ?? []) {
    const field = node.kind === Kind.FIELD && fields[node.name.value];
    if (field) properties[field.name] = schemaOf(field.type, node.selectionSet);
  }
  return { type: 'object', properties, required: Object.keys(properties) };
}
