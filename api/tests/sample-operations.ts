import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';

interface Options {
  /** The fields below the operation. */
  selection?: string;
  /** The value of every integer, such as the id of a record. */
  id?: number;
  isForEditing?: boolean;
}

/** A call of a query or mutation with a valid value for every required argument. */
export function callOf(
  kind: 'query' | 'mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
  { selection = '{ __typename }', id = 999_999, isForEditing = false }: Options = {},
) {
  const used = args.filter((arg) => isRequiredArgument(arg) || (isForEditing && arg.name === 'forEditing'));
  const inParentheses = (parts: readonly string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');
  const declared = inParentheses(used.map((arg) => `$${arg.name}: ${String(arg.type)}`));
  const passed = inParentheses(used.map((arg) => `${arg.name}: $${arg.name}`));
  return {
    query: `${kind} ${declared} { ${name}${passed} ${isLeafType(getNamedType(type)) ? '' : selection} }`,
    variables: Object.fromEntries(used.map((arg) => [arg.name, sampleOf(arg.type, id)])),
  };
}

/** All fields of a type that need no argument, and those of their types down to a depth. */
export function selectionOf(output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    if (isLeafType(getNamedType(field.type))) return field.name;
    return depth > 1 ? `${field.name} ${selectionOf(field.type, depth - 1)}` : [];
  });
  return `{ ${['__typename', ...fields].join(' ')} }`;
}

function sampleOf(type: GraphQLInputType, id: number): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, id);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, sampleOf(field.type, id)]),
    );
  return { Int: id, Float: 1, Boolean: true, String: 'x', ID: '1' }[type.name];
}
