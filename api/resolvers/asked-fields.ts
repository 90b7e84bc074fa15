import type { FieldNode, GraphQLResolveInfo, SelectionNode } from 'graphql';

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** By the list of nodes, which is the same one for all records of an execution. */
const known = new WeakMap<readonly FieldNode[], ReadonlySet<string>>();

/**
 * The names of the fields that an operation asks for in the `nodes` of the page being resolved, through all of its
 * fragments. What a directive leaves out counts as well.
 */
export function fieldsAskedOfNodes({ fieldNodes, fragments }: Asked): ReadonlySet<string> {
  const found = known.get(fieldNodes);
  if (found) return found;
  const nodes = fieldsOf(fieldNodes, fragments).filter(({ name }) => name.value === 'nodes');
  const names = new Set(fieldsOf(nodes, fragments).map(({ name }) => name.value));
  known.set(fieldNodes, names);
  return names;
}

function fieldsOf(parents: readonly FieldNode[], fragments: Asked['fragments']): FieldNode[] {
  const expand = (selection: SelectionNode): FieldNode[] => {
    if (selection.kind === 'Field') return [selection];
    const { selectionSet } = selection.kind === 'InlineFragment' ? selection : (fragments[selection.name.value] ?? {});
    return selectionSet?.selections.flatMap(expand) ?? [];
  };
  return parents.flatMap(({ selectionSet }) => selectionSet?.selections.flatMap(expand) ?? []);
}
