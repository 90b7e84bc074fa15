import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import type { OperationDefinitionNode } from 'graphql';

/** The Apollo hook of each operation, such as `useHomeQuery` or `useSaveMutation` (docs/decisions.md). */
export const plugin: PluginFunction = (_schema, documents) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition');
  const kinds = new Set(operations.map(({ operation }) => operation));
  return { prepend: [imports(kinds)], content: operations.map(writeHooks).join('\n') };
};

function imports(kinds: Set<string>) {
  const names = [kinds.has('query') && 'useQuery', kinds.has('mutation') && 'useMutation'].filter(Boolean);
  return names.length > 0 ? `import { ${names.join(', ')} } from '@apollo/client/react';` : '';
}

function writeHooks({ name, operation, variableDefinitions = [] }: OperationDefinitionNode) {
  const base = `${name?.value}${operation === 'query' ? 'Query' : 'Mutation'}`;
  const types = `<${base}, ${base}Variables>`;
  const document = `${name?.value}Document`;
  if (operation === 'mutation') {
    return `export const use${base} = (options?: useMutation.Options${types}) => useMutation(${document}, options);\n`;
  }
  const isOptional = variableDefinitions.every(({ type, defaultValue }) => type.kind !== 'NonNullType' || defaultValue);
  const options = `options${isOptional ? '?' : ''}: useQuery.Options${types}${isOptional ? '' : ` & { variables: ${base}Variables }`}`;
  return `export const use${base} = (${options}) => useQuery${types}(${document}, options);\n`;
}
