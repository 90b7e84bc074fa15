import type { ApolloServerPlugin } from '@apollo/server';
import {
  getVariableValues,
  GraphQLError,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type ValidationContext,
} from 'graphql';
import { assertAdministrator } from '../services/writes.ts';
import type { GraphqlContext } from './context.ts';
import { assertWithinLimits, type Fragments } from './limits.ts';

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
