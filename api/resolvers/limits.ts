import { GraphQLError, type FieldNode, type FragmentDefinitionNode, type OperationDefinitionNode, type SelectionNode, type SelectionSetNode } from 'graphql';
import { BROWSERS_PER_PAGE, BROWSERS_PER_REQUEST_MAX, DEFAULT_LIMIT, SEARCH_RESULTS } from '../../rules/limits.ts';

/** What one operation may ask for; the description of the schema names the same numbers (`api/schema/base.graphql`). Introspection has limits of its own and is not measured. */
export const MAX_TOKENS = 1000;
const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 50;
/** How many values an answer may hold at the most, if every list is as long as it was asked to be. */
const MAX_VALUES = 20_000;
/** How many selections an operation may have when each fragment is counted wherever it is spread. */
const MAX_SELECTIONS = 20_000;

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
  downloads: USUAL_LIST,
  uses: USUAL_LIST,
};

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Variables = Readonly<Record<string, unknown>>;

interface Measure {
  depth: number;
  aliases: number;
  directives: number;
  values: number;
  selections: number;
}

/**
 * Throws when an operation is larger than a limit; the message names its size and the limit. `variables` are coerced:
 * they hold the defaults of those that were not sent.
 */
export function assertWithinLimits(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables): void {
  const { depth, aliases, directives, values, selections } = measure(operation, fragments, variables);
  // First, since nothing more is measured beyond it.
  if (selections > MAX_SELECTIONS) refuse(`has more than ${MAX_SELECTIONS} selections with its fragments expanded`, MAX_SELECTIONS);
  if (depth > MAX_DEPTH) refuse(`is ${depth} levels deep`, MAX_DEPTH);
  if (aliases > MAX_ALIASES) refuse(`has ${aliases} aliases`, MAX_ALIASES);
  if (directives > MAX_DIRECTIVES) refuse(`has ${directives} directives`, MAX_DIRECTIVES);
  if (values > MAX_VALUES) refuse(`asks for up to ${values} values`, MAX_VALUES);
}

function refuse(size: string, limit: number): never {
  throw new GraphQLError(`The query ${size}, at most ${limit} are allowed`, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });
}

/** Measures an operation with its fragments in place; validation has made sure that they don't contain themselves. */
function measure(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables): Measure {
  const total: Measure = { depth: 0, aliases: 0, directives: operation.directives?.length ?? 0, values: 0, selections: 0 };

  const visit = ({ selections }: SelectionSetNode, depth: number, times: number): void => {
    total.selections += selections.length;
    // Fragments that spread each other twice over would take for ever to measure.
    if (total.selections > MAX_SELECTIONS) return;
    for (const selection of selections) visitSelection(selection, depth, times);
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
    total.values += times;
    if (field.selectionSet) visit(field.selectionSet, depth, times * lengthOf(field, variables));
  };

  visit(operation.selectionSet, 0, 1);
  return total;
}

/** How many items a field may bring: what its `first` or `limit` says, else its default; 1 for what is no list. The services refuse more than their most. */
function lengthOf(field: FieldNode, variables: Variables): number {
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
