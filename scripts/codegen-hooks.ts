import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import type { OperationDefinitionNode } from 'graphql';

/** The names of the queries that are also run by a call. */
interface Config {
  lazyQueries: readonly string[];
}

/** The Apollo hooks of each operation, such as `useHomeQuery` or `useSaveMutation` (docs/decisions.md). */
export const plugin: PluginFunction<Config> = (_schema, documents, { lazyQueries }) => {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition');
  const isLazy = ({ name }: OperationDefinitionNode) => lazyQueries.includes(name?.value ?? '');
  const names = [
    operations.some(({ operation }) => operation === 'query') && 'useQuery',
    operations.some(isLazy) && 'useLazyQuery',
    operations.some(({ operation }) => operation === 'mutation') && 'useMutation',
  ].filter(Boolean);
  return {
    prepend: names.length > 0 ? [`import { ${names.join(', ')} } from '@apollo/client/react';`] : [],
    content: operations
      .map((operation) => writeHook(operation) + (isLazy(operation) ? writeLazyHook(operation) : ''))
      .join('\n'),
  };
};

function writeLazyHook({ name }: OperationDefinitionNode) {
  const types = `<${name?.value}Query, ${name?.value}QueryVariables>`;
  return `export const use${name?.value}LazyQuery = (options?: useLazyQuery.Options${types}) => useLazyQuery${types}(${name?.value}Document, options);\n`;
}

function writeHook({ name, operation, variableDefinitions = [] }: OperationDefinitionNode) {
  const base = `${name?.value}${operation === 'query' ? 'Query' : 'Mutation'}`;
  const types = `<${base}, ${base}Variables>`;
  const document = `${name?.value}Document`;
  if (operation === 'mutation') {
    return `export const use${base} = (options?: useMutation.Options${types}) => useMutation${types}(${document}, options);\n`;
  }
  const isOptional = variableDefinitions.every(({ type, defaultValue }) => type.kind !== 'NonNullType' || defaultValue);
  const options = `options${isOptional ? '?' : ''}: useQuery.Options${types}${isOptional ? '' : ` & { variables: ${base}Variables }`}`;
  return `export const use${base} = (${options}) => useQuery${types}(${document}, options);\n`;
}
