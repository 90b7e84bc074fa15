import {
  getArgumentValues,
  getDirectiveValues,
  GraphQLError,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/**
 * Throws graphql's error for the first non-null argument whose variable is null. GraphQL allows such a variable if the
 * argument or the variable has a default value, and the graphql library detects the null only when it resolves the
 * field, with status 200 instead of 400.
 */
export function assertArguments(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
): void {
  if (!Object.values(variables).includes(null)) return;
  try {
    checkArguments(schema, operation, fragments, variables);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw new GraphQLError(error.message, {
      nodes: error.nodes,
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    });
  }
}

function checkArguments(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Variables,
): void {
  const isIncluded = (node: SelectionNode): boolean =>
    getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
    getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false;
  // The loop also visits the fragments that are added to the set during the loop.
  const definitions = new Set<OperationDefinitionNode | FragmentDefinitionNode>([operation]);
  for (const definition of definitions) {
    const types = new TypeInfo(schema);
    visit(
      definition,
      visitWithTypeInfo(types, {
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
      }),
    );
  }
}
