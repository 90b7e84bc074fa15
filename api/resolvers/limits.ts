import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type FieldNode, type FragmentDefinitionNode, type OperationDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';
import { MESSAGES } from '../../rules/errors.ts';
import { BROWSERS_PER_PAGE, BROWSERS_PER_REQUEST_MAX, DEFAULT_LIMIT, SEARCH_RESULTS } from '../../rules/limits.ts';
import type { GraphContext } from './context.ts';

/** What one operation may ask for (security decisions). Introspection has limits of its own and is not measured. */
export const MAX_TOKENS = 1000;
const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 50;
/** How many values an answer may hold at the most, if every list is as long as it was asked to be. */
const MAX_COST = 20_000;

/** How long a list may become that no argument limits. */
const USUAL_LIST = 10;
const LIST_DEFAULTS: Readonly<Record<string, number>> = {
  browsers: BROWSERS_PER_PAGE,
  searchBrowsers: SEARCH_RESULTS,
  versions: DEFAULT_LIMIT,
  slides: USUAL_LIST,
  customCodes: USUAL_LIST,
  tags: USUAL_LIST,
  platforms: USUAL_LIST,
  uses: USUAL_LIST,
};

interface Measure {
  depth: number;
  aliases: number;
  directives: number;
  cost: number;
}

/** Refuses operations that ask for too much before anything is resolved. */
export const operationLimits: ApolloServerPlugin<GraphContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ document, operation, request }) {
        const fragments = new Map(document.definitions.filter((node) => node.kind === 'FragmentDefinition').map((node) => [node.name.value, node]));
        if (operation) refuse(measure(operation, fragments, request.variables ?? {}));
      },
    };
  },
};

function refuse({ depth, aliases, directives, cost }: Measure): void {
  if (depth > MAX_DEPTH || aliases > MAX_ALIASES || directives > MAX_DIRECTIVES || cost > MAX_COST) throw new GraphQLError(MESSAGES.queryTooLarge, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}

/** Measures an operation with its fragments in place; validation has made sure that they don't contain themselves. */
export function measure(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>, variables: Readonly<Record<string, unknown>>): Measure {
  const total: Measure = { depth: 0, aliases: 0, directives: operation.directives?.length ?? 0, cost: 0 };
  let visits = 0;

  const visit = (selectionSet: SelectionSetNode, depth: number, times: number): void => {
    visits += 1;
    // Fragments that spread each other twice over would take for ever to measure.
    if (visits > MAX_COST) total.cost = Infinity;
    if (total.cost > MAX_COST) return;
    for (const selection of selectionSet.selections) visitSelection(selection, depth, times);
  };

  const visitSelection = (selection: SelectionNode, depth: number, times: number): void => {
    total.directives += selection.directives?.length ?? 0;
    if (selection.kind === 'Field') visitField(selection, depth + 1, times);
    if (selection.kind === 'InlineFragment') visit(selection.selectionSet, depth, times);
    const spread = selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : undefined;
    if (spread) visit(spread.selectionSet, depth, times);
  };

  const visitField = (field: FieldNode, depth: number, times: number): void => {
    if (field.alias) total.aliases += 1;
    if (field.name.value.startsWith('__')) return;
    total.depth = Math.max(total.depth, depth);
    total.cost += times;
    if (field.selectionSet) visit(field.selectionSet, depth, times * lengthOf(field, variables));
  };

  visit(operation.selectionSet, 0, 1);
  return total;
}

/** How many items a field may bring: what its `first` or `limit` says, else its default; 1 for what is no list. The services refuse more than their most. */
function lengthOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  const usual = LIST_DEFAULTS[field.name.value] ?? 1;
  const size = field.arguments?.find(({ name }) => name.value === 'first' || name.value === 'limit')?.value;
  if (size?.kind === 'IntValue') return within(Number(size.value));
  if (size?.kind !== 'Variable') return usual;
  const given = variables[size.name.value];
  return typeof given === 'number' ? within(given) : usual;
}

function within(size: number): number {
  return Math.min(Math.max(1, size), BROWSERS_PER_REQUEST_MAX);
}
