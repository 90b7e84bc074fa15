import type { DefinitionNode, DocumentNode, FieldNode, OperationDefinitionNode, SelectionNode, SelectionSetNode, TypeNode, ValueNode, VariableDefinitionNode } from 'graphql';

const printed = new WeakMap<DocumentNode, string>();

/**
 * A document of the screens as the text that is sent. graphql's own printer, which also prints schemas and breaks lines,
 * is four times as large. Our documents have no directives; what it does not know it refuses.
 */
export const print = Object.assign(
  (document: DocumentNode): string => {
    const text = printed.get(document) ?? document.definitions.map(printDefinition).join('\n');
    printed.set(document, text);
    return text;
  },
  // What was printed goes with its document.
  { reset: () => undefined },
);

function printDefinition(definition: DefinitionNode): string {
  if (definition.kind === 'OperationDefinition') return printOperation(definition);
  if (definition.kind === 'FragmentDefinition') return `fragment ${definition.name.value} on ${definition.typeCondition.name.value}${printSelections(definition.selectionSet)}`;
  return refuse(definition);
}

function printOperation({ operation, name, variableDefinitions = [], selectionSet }: OperationDefinitionNode): string {
  return `${operation} ${name?.value ?? ''}${inParentheses(variableDefinitions.map(printVariable))}${printSelections(selectionSet)}`;
}

function printVariable({ variable, type, defaultValue }: VariableDefinitionNode): string {
  return `${printValue(variable)}:${printType(type)}${defaultValue ? `=${printValue(defaultValue)}` : ''}`;
}

function printType(type: TypeNode): string {
  if (type.kind === 'NamedType') return type.name.value;
  return type.kind === 'ListType' ? `[${printType(type.type)}]` : `${printType(type.type)}!`;
}

function printSelections(set: SelectionSetNode | undefined): string {
  return set ? `{${set.selections.map(printSelection).join(' ')}}` : '';
}

function printSelection(selection: SelectionNode): string {
  if (selection.directives?.length) return refuse(selection.directives[0]);
  if (selection.kind === 'Field') return printField(selection);
  if (selection.kind === 'FragmentSpread') return `...${selection.name.value}`;
  return `...${selection.typeCondition ? ` on ${selection.typeCondition.name.value}` : ''}${printSelections(selection.selectionSet)}`;
}

function printField({ alias, name, arguments: values = [], selectionSet }: FieldNode): string {
  return `${alias ? `${alias.value}:` : ''}${name.value}${inParentheses(values.map((one) => `${one.name.value}:${printValue(one.value)}`))}${printSelections(selectionSet)}`;
}

function printValue(value: ValueNode): string {
  if (value.kind === 'Variable') return `$${value.name.value}`;
  if (value.kind === 'NullValue') return 'null';
  if (value.kind === 'StringValue') return JSON.stringify(value.value);
  if (value.kind === 'ListValue') return `[${value.values.map(printValue).join()}]`;
  if (value.kind === 'ObjectValue') return `{${value.fields.map((field) => `${field.name.value}:${printValue(field.value)}`).join()}}`;
  return String(value.value);
}

function inParentheses(parts: string[]): string {
  return parts.length > 0 ? `(${parts.join()})` : '';
}

function refuse(node: { kind: string } | undefined): never {
  throw new Error(`The screens ask for no ${node?.kind}`);
}
