import type { ApolloServerPlugin } from '@apollo/server';
import {
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isListType,
  isObjectType,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { BROWSERS_PER_REQUEST_MAX } from '#rules/limits.ts';
import { assertAdministrator } from '../services/writes.ts';
import type { GraphqlContext } from './context.ts';

/** `api/schema/base.graphql` names the same numbers. Introspection is not measured. */
export const MAX_TOKENS = 1000;
const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 50;
/** Also in the lists of inputs. A service may allow fewer, with a message of its own. */
const MAX_LIST = 1000;
/** The values in a response whose lists have the requested lengths, and those of the lists in arguments. */
const MAX_VALUES = 20_000;
/** The selections, with a fragment counted at each of its spreads. */
const MAX_SELECTIONS = 20_000;
/** The assumed length of a list without a limit argument. */
const DEFAULT_LENGTH = 10;
/** Lists that are nearly always short: most changes have one record, of which a few fields have changed. */
const SHORT_LISTS = new Set(['records', 'fields', 'counts']);

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Variables = Readonly<Record<string, unknown>>;

/** Checks limits and arguments before the execution. The response to an invalid operation is 400. */
export const checkOperation: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request, contextValue: { token } }) => {
      // Otherwise graphql reports the error itself.
      if (!operation) return;
      const { coerced: variables } = getVariableValues(
        schema,
        operation.variableDefinitions ?? [],
        request.variables ?? {},
        { maxErrors: 1 },
      );
      if (!variables) return;
      const fragments = new Map(
        document.definitions
          .filter((node) => node.kind === 'FragmentDefinition')
          .map((node) => [node.name.value, node]),
      );
      assertWithinLimits(schema, operation, fragments, variables);
      if (token && operation.operation === 'mutation')
        for (const name of rootFieldsOf(operation, fragments)) assertAdministrator(token.actorFor(`Mutation.${name}`));
    },
  }),
};

/** Rejects an operation type that the schema does not have, in the words of graphql's execution. */
export function operationTypeRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (!context.getSchema().getRootType(node.operation))
        context.reportError(
          new GraphQLError(`Schema is not configured to execute ${node.operation} operation.`, { nodes: node }),
        );
    },
  };
}

/** An access token that lacks the scope of one mutation must not run the others. */
function rootFieldsOf(
  { selectionSet }: OperationDefinitionNode | FragmentDefinitionNode | InlineFragmentNode,
  fragments: Fragments,
): string[] {
  return selectionSet.selections.flatMap((node) => {
    if (node.kind === 'Field') return node.name.value.startsWith('__') ? [] : node.name.value;
    const fragment = node.kind === 'InlineFragment' ? node : fragments.get(node.name.value);
    return fragment ? rootFieldsOf(fragment, fragments) : [];
  });
}

/**
 * Throws BAD_REQUEST with the size and the limit, and graphql's error for an argument that it cannot read, such as a
 * variable that is null. `variables` include the default values.
 */
function assertWithinLimits(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  variables: Variables,
) {
  const { depth, aliases, directives, values, longest, selections } = measureOrRefuse(
    schema,
    operation,
    fragments,
    variables,
  );
  // The measuring stops at this limit.
  if (selections > MAX_SELECTIONS)
    throwTooLarge(`has more than ${MAX_SELECTIONS} selections with its fragments expanded`, MAX_SELECTIONS);
  if (depth > MAX_DEPTH) throwTooLarge(`is ${depth} levels deep`, MAX_DEPTH);
  if (aliases > MAX_ALIASES) throwTooLarge(`has ${aliases} aliases`, MAX_ALIASES);
  if (directives > MAX_DIRECTIVES) throwTooLarge(`has ${directives} directives`, MAX_DIRECTIVES);
  if (longest > MAX_LIST) throwTooLarge(`has a list of ${longest} values in an argument`, MAX_LIST);
  if (values > MAX_VALUES) throwTooLarge(`asks for up to ${values} values`, MAX_VALUES);
}

function throwTooLarge(size: string, limit: number): never {
  throw new GraphQLError(`The query ${size}, at most ${limit} are allowed`, {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
}

/** graphql would find such an argument when it resolves the field, and the status would be 200. */
function measureOrRefuse(...operation: Parameters<typeof measure>) {
  try {
    return measure(...operation);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new GraphQLError(error.message, {
      nodes: error.nodes,
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
}

/** Where a selection is: the type of its fields, how often they occur, and whether they are those of a page. */
interface Place {
  type: GraphQLOutputType | null | undefined;
  depth: number;
  times: number;
  isPage: boolean;
}

/** Measures what is included, with expanded fragments. Validation has rejected recursive ones. */
function measure(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  variables: Variables,
) {
  const total = {
    depth: 0,
    aliases: 0,
    directives: operation.directives?.length ?? 0,
    values: 0,
    longest: 0,
    selections: 0,
  };

  const visit = ({ selections }: SelectionSetNode, place: Place) => {
    total.selections += selections.length;
    // Fragments can expand exponentially.
    if (total.selections > MAX_SELECTIONS) return;
    for (const selection of selections) visitSelection(selection, place);
  };

  const visitSelection = (selection: SelectionNode, place: Place) => {
    total.directives += selection.directives?.length ?? 0;
    if (!isIncluded(selection, variables)) return;
    if (selection.kind === 'Field') visitField(selection, place);
    else {
      const fragment = selection.kind === 'InlineFragment' ? selection : fragments.get(selection.name.value);
      if (fragment) visit(fragment.selectionSet, place);
    }
  };

  const visitField = (node: FieldNode, { type, depth, times, isPage }: Place) => {
    if (node.alias) total.aliases += 1;
    const field = isObjectType(type) ? type.getFields()[node.name.value] : undefined;
    if (!field) return;
    total.depth = Math.max(total.depth, depth + 1);
    const args = getArgumentValues(field, node, variables);
    const lists = listsIn(args);
    total.longest = lists.reduce((longest, length) => Math.max(longest, length), total.longest);
    total.values += lists.reduce((sum, length) => sum + length, 1) * times;
    const { first, limit = first } = args;
    const isList = isListType(getNullableType(field.type));
    const isCounted = isList && !isPage && !SHORT_LISTS.has(field.name);
    const length = typeof limit === 'number' ? clamp(limit) : isCounted ? DEFAULT_LENGTH : 1;
    const place = {
      type: getNamedType(field.type),
      depth: depth + 1,
      times: times * length,
      isPage: limit !== undefined && !isList,
    };
    if (node.selectionSet) visit(node.selectionSet, place);
  };

  const root = { type: schema.getRootType(operation.operation), depth: 0, times: 1, isPage: false };
  visit(operation.selectionSet, root);
  return total;
}

/** The lengths of all lists in a value. */
function listsIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listsIn);
  return Array.isArray(value) ? [value.length, ...inner] : inner;
}

function isIncluded(node: SelectionNode, variables: Variables) {
  return (
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false
  );
}

/** The services reject larger arguments. */
function clamp(size: number) {
  return Math.min(Math.max(1, size), BROWSERS_PER_REQUEST_MAX);
}
