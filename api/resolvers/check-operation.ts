import type { ApolloServerPlugin } from '@apollo/server';
import {
  getArgumentValues,
  getDirectiveValues,
  getVariableValues,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValidationContext,
} from 'graphql';
import { assertAdministrator } from '../services/writes.ts';
import type { GraphqlContext } from './context.ts';
import { assertWithinLimits, type Fragments, type Variables } from './limits.ts';

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
      assertWithinLimits(operation, fragments, variables);
      assertArguments(schema, operation, fragments, variables);
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
 * Throws graphql's error for a non-null argument whose variable is null: it is allowed if one of the two has a default,
 * and graphql detects it only when it resolves the field, with status 200 instead of 400.
 */
function assertArguments(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
  variables: Variables,
) {
  if (!Object.values(variables).includes(null)) return;
  const isIncluded = (node: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false;
  // The loop adds fragments to the set.
  const definitions = new Set<OperationDefinitionNode | FragmentDefinitionNode>([operation]);
  try {
    for (const definition of definitions) {
      const types = new TypeInfo(schema);
      const visitor: ASTVisitor = {
        Field(node) {
          if (!isIncluded(node)) return false;
          const field = types.getFieldDef();
          if (field) getArgumentValues(field, node, variables);
          return undefined;
        },
        InlineFragment: (node) => (isIncluded(node) ? undefined : false),
        FragmentSpread(node) {
          const fragment = fragments.get(node.name.value);
          if (fragment && isIncluded(node)) definitions.add(fragment);
        },
      };
      visit(definition, visitWithTypeInfo(types, visitor));
    }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new GraphQLError(error.message, {
      nodes: error.nodes,
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
}
