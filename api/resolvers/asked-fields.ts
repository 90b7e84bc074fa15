import type { FieldNode, FragmentDefinitionNode, GraphQLResolveInfo, SelectionNode } from 'graphql';

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** By the list of nodes, which is the same one for all records of an execution, and of all executions of a compiled query. */
const known = new WeakMap<readonly FieldNode[], ReadonlySet<string>>();

/**
 * The names of the fields that an operation asks for in the field `child` of the one being resolved, through all of
 * its fragments. What a directive leaves out counts as well.
 */
export function fieldsAskedOf(child: string, { fieldNodes, fragments }: Asked): ReadonlySet<string> {
  const found = known.get(fieldNodes);
  if (found) return found;
  const names = new Set<string>();
  for (const field of fieldsOf(fieldNodes, fragments)) {
    if (field.name.value === child) for (const { name } of fieldsOf([field], fragments)) names.add(name.value);
  }
  known.set(fieldNodes, names);
  return names;
}

function fieldsOf(nodes: readonly FieldNode[], fragments: Record<string, FragmentDefinitionNode>): FieldNode[] {
  const expand = (selection: SelectionNode): FieldNode[] => {
    if (selection.kind === 'Field') return [selection];
    const { selectionSet } = selection.kind === 'InlineFragment' ? selection : (fragments[selection.name.value] ?? {});
    return selectionSet?.selections.flatMap(expand) ?? [];
  };
  return nodes.flatMap(({ selectionSet }) => selectionSet?.selections.flatMap(expand) ?? []);
}
