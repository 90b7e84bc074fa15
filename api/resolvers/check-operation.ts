import type { ApolloServerPlugin } from '@apollo/server';
import { getVariableValues, GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { assertArguments } from './arguments.ts';
import type { GraphqlContext } from './context.ts';
import { assertWithinLimits } from './limits.ts';

/**
 * Checks the limits and the arguments of an operation before it is executed. The response to an invalid operation is
 * 400.
 */
export const checkOperation: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request }) => {
      // If the operation is missing or a variable has a wrong type, graphql reports the error itself.
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
    },
  }),
};

/**
 * A validation rule that rejects an operation type that the schema does not have, with the same message as graphql's
 * execution.
 */
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
