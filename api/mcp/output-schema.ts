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
import { Type, type TObject, type TSchema } from 'typebox';
import { executableSchema } from '../resolvers/schema.ts';

const SCALARS: Partial<Record<string, TSchema>> = {
  Int: Type.Integer(),
  Float: Type.Number(),
  Boolean: Type.Boolean(),
};

/** What a selection reads of a type of the graph, and the addresses that are added to it. */
export function schemaOfSelection(typeName: string, selection: string, added: readonly string[] = []): TObject {
  const type = executableSchema().getType(typeName);
  const [definition] = parse(`{ ${selection} }`).definitions;
  if (!isObjectType(type) || definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No type ${typeName}`);
  const addresses = Object.fromEntries(added.map((name) => [name, Type.String({ format: 'uri' })]));
  return Type.Object({ ...schemaOfObject(type, definition.selectionSet).properties, ...addresses });
}

function schemaOf(type: GraphQLOutputType, selection: SelectionSetNode | undefined): TSchema {
  if (isNonNullType(type)) return schemaOfValue(type.ofType, selection);
  return Type.Union([schemaOfValue(type, selection), Type.Null()]);
}

function schemaOfValue(type: GraphQLOutputType, selection: SelectionSetNode | undefined): TSchema {
  if (isListType(type)) return Type.Array(schemaOf(type.ofType, selection));
  if (isEnumType(type)) return Type.Enum(type.getValues().map(({ name }) => name));
  return isObjectType(type) ? schemaOfObject(type, selection) : (SCALARS[String(type)] ?? Type.String());
}

function schemaOfObject(type: GraphQLObjectType, selection: SelectionSetNode | undefined): TObject {
  const fields = type.getFields();
  const properties: Record<string, TSchema> = {};
  for (const node of selection?.selections ?? []) {
    const field = node.kind === Kind.FIELD && fields[node.name.value];
    if (field) properties[field.name] = schemaOf(field.type, node.selectionSet);
  }
  return Type.Object(properties);
}
