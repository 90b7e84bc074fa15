import type { ApolloServerPlugin } from '@apollo/server';
import { getVariableValues, GraphQLError, type ASTVisitor, type ValidationContext } from 'graphql';
import { assertArguments } from './arguments.ts';
import type { GraphContext } from './context.ts';
import { assertWithinLimits } from './limits.ts';

/** Checks the limits and the arguments of an operation before anything is resolved. A failed check is answered with 400. */
export const checkOperation: ApolloServerPlugin<GraphContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, document, operation, request }) => {
      // Without an operation, or with variables of a wrong type, graphql itself says what is wrong.
      if (!operation) return;
      const { coerced: variables } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {}, { maxErrors: 1 });
      if (!variables) return;
      const fragments = new Map(document.definitions.filter((node) => node.kind === 'FragmentDefinition').map((node) => [node.name.value, node]));
      assertWithinLimits(operation, fragments, variables);
      assertArguments(schema, operation, fragments, variables);
    },
  }),
};

/** Refuses operations of a type that the schema does not have, with the words in which graphql fails to execute them. */
export function operationTypeRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      if (!context.getSchema().getRootType(node.operation)) context.reportError(new GraphQLError(`Schema is not configured to execute ${node.operation} operation.`, { nodes: node }));
    },
  };
}
