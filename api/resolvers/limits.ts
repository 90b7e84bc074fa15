import {
  GraphQLError,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { FACT_TOPICS } from '#rules/facts.ts';
import {
  BROWSERS_BY_ID_MAX,
  BROWSERS_PER_REQUEST,
  BROWSERS_PER_REQUEST_MAX,
  DEFAULT_LIMIT,
  LINK_HISTORY_DAYS,
  SEARCH_RESULTS,
} from '#rules/limits.ts';
import { PUBLIC_CHANGES_DEFAULT } from '#rules/public-changes.ts';

/** `api/schema/base.graphql` names the same numbers. Introspection is not measured. */
export const MAX_TOKENS = 1000;
const MAX_DEPTH = 8;
const MAX_ALIASES = 15;
const MAX_DIRECTIVES = 50;
/** The values in a response whose lists have the requested lengths. */
const MAX_VALUES = 20_000;
/** The selections, with a fragment counted at each of its spreads. */
const MAX_SELECTIONS = 20_000;

/** The assumed length of a list without a limit argument. */
const DEFAULT_LENGTH = 10;
const LISTS = [
  'slides',
  'customCodes',
  'tags',
  'platforms',
  'downloads',
  'uses',
  'linkStates',
  'sessions',
  'endSession',
  'endOtherSessions',
  'downloadLinks',
  'installCommands',
  'kinds',
  'needs',
  'byPlatform',
  'byTag',
];
const LIST_DEFAULTS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(LISTS.map((name) => [name, DEFAULT_LENGTH])),
  browsers: BROWSERS_PER_REQUEST,
  searchBrowsers: SEARCH_RESULTS,
  browsersByIds: BROWSERS_BY_ID_MAX,
  findBrowsers: SEARCH_RESULTS,
  findVersions: SEARCH_RESULTS,
  versions: DEFAULT_LIMIT,
  facts: FACT_TOPICS.length,
  links: DEFAULT_LIMIT,
  history: LINK_HISTORY_DAYS,
  points: LINK_HISTORY_DAYS,
  publicChanges: PUBLIC_CHANGES_DEFAULT,
  waitingRecords: BROWSERS_PER_REQUEST_MAX,
};

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
export type Variables = Readonly<Record<string, unknown>>;

interface Measure {
  depth: number;
  aliases: number;
  directives: number;
  values: number;
  selections: number;
}

/** Throws BAD_REQUEST with the size and the limit. `variables` include the default values. */
export function assertWithinLimits(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables) {
  const { depth, aliases, directives, values, selections } = measure(operation, fragments, variables);
  // The measuring stops at this limit.
  if (selections > MAX_SELECTIONS)
    throwTooLarge(`has more than ${MAX_SELECTIONS} selections with its fragments expanded`, MAX_SELECTIONS);
  if (depth > MAX_DEPTH) throwTooLarge(`is ${depth} levels deep`, MAX_DEPTH);
  if (aliases > MAX_ALIASES) throwTooLarge(`has ${aliases} aliases`, MAX_ALIASES);
  if (directives > MAX_DIRECTIVES) throwTooLarge(`has ${directives} directives`, MAX_DIRECTIVES);
  if (values > MAX_VALUES) throwTooLarge(`asks for up to ${values} values`, MAX_VALUES);
}

function throwTooLarge(size: string, limit: number): never {
  throw new GraphQLError(`The query ${size}, at most ${limit} are allowed`, {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });
}

/** Measures with expanded fragments. Validation has rejected recursive ones. */
function measure(operation: OperationDefinitionNode, fragments: Fragments, variables: Variables): Measure {
  const total: Measure = {
    depth: 0,
    aliases: 0,
    directives: operation.directives?.length ?? 0,
    values: 0,
    selections: 0,
  };

  const visit = ({ selections }: SelectionSetNode, depth: number, times: number) => {
    total.selections += selections.length;
    // Fragments can expand exponentially.
    if (total.selections > MAX_SELECTIONS) return;
    for (const selection of selections) visitSelection(selection, depth, times);
  };

  const visitSelection = (selection: SelectionNode, depth: number, times: number) => {
    total.directives += selection.directives?.length ?? 0;
    if (selection.kind === 'Field') visitField(selection, depth + 1, times);
    if (selection.kind === 'InlineFragment') visit(selection.selectionSet, depth, times);
    const spread = selection.kind === 'FragmentSpread' ? fragments.get(selection.name.value) : undefined;
    if (spread) visit(spread.selectionSet, depth, times);
  };

  const visitField = (field: FieldNode, depth: number, times: number) => {
    if (field.alias) total.aliases += 1;
    if (field.name.value.startsWith('__')) return;
    total.depth = Math.max(total.depth, depth);
    total.values += times;
    if (field.selectionSet) visit(field.selectionSet, depth, times * lengthOf(field, variables));
  };

  visit(operation.selectionSet, 0, 1);
  return total;
}

/**
 * The items of a field by its argument `first` or `limit`, or a default; 1 if it is no list. The services reject larger
 * arguments.
 */
function lengthOf(field: FieldNode, variables: Variables) {
  const defaultLength = LIST_DEFAULTS[field.name.value] ?? 1;
  const size = field.arguments?.find(({ name }) => name.value === 'first' || name.value === 'limit')?.value;
  if (size?.kind === 'IntValue') return clamp(Number(size.value));
  if (size?.kind !== 'Variable') return defaultLength;
  const value = variables[size.name.value];
  return typeof value === 'number' ? clamp(value) : defaultLength;
}

function clamp(size: number) {
  return Math.min(Math.max(1, size), BROWSERS_PER_REQUEST_MAX);
}
