import {
  type AbsentMember,
  type AnyGroup,
  type Choice,
  type CompiledRow,
  type Envelope,
  type RowContent,
} from './rows';

/** A row on its way into the tree: the steps that are left. */
interface Placed {
  readonly member: string;
  readonly steps: readonly string[];
  readonly row: RowContent;
}

/** @throws Error if the paths of the rows are contradictory */
export function compile(
  rows: readonly (readonly [string, RowContent])[],
  envelope?: Envelope,
): AnyGroup {
  return build(
    rows.map(([member, row]) => ({ member, steps: stepsOf(member, row), row })),
    false,
    envelope,
  );
}

function stepsOf(member: string, row: RowContent): readonly string[] {
  const { path, required } = row;
  const steps = path ?? [member];
  const isOptional = steps.some((step) => step.endsWith('?'));
  if (isOptional && required && !('isFixed' in row))
    throw new Error(`${member} is required below an optional element.`);
  if (isOptional || required) return steps;
  return [...steps.slice(0, -1), `${steps.at(-1) ?? ''}?`];
}

function build(rows: readonly Placed[], isInline: boolean, envelope?: Envelope): AnyGroup {
  const attributes = rows.filter(({ row }) => row.place === 'attribute').map(compiledLeaf);
  const elements = neighbours(rows.filter(({ row }) => row.place === 'element')).map(compiledRow);
  const content = rows.find(({ row }) => row.place === 'text');
  if (content !== undefined && elements.length > 0) {
    throw new Error(`${content.member} is the text of an element that also has elements.`);
  }
  const positions = new Map(
    elements.flatMap(({ name, aliases = [] }, index) =>
      [name, ...aliases].map((known): [string, number] => [known, index]),
    ),
  );
  const names = elements.flatMap(({ name, aliases = [] }) => [name, ...aliases]);
  if (positions.size !== names.length) {
    throw new Error(`An element has two places in one group: ${names.join(', ')}.`);
  }
  const version = envelope?.version?.attribute;
  const attributeNames = attributes.map(({ name }) => name);
  return {
    kind: 'group',
    attributes,
    elements,
    positions,
    choices: choicesOf(elements),
    absent: elements.flatMap(absentMember),
    ...(content && { content: compiledLeaf(content) }),
    attributeNames: new Set(version === undefined ? attributeNames : [...attributeNames, version]),
    isInline,
    ...(envelope && { envelope }),
  };
}

function absentMember({ member, list, minimum, empty }: CompiledRow): readonly AbsentMember[] {
  if (member === undefined || minimum !== 0) return [];
  return [{ member, makeValue: () => (list ? [] : (empty ?? '')) }];
}

/** The rows that share their first step, in order. */
function neighbours(rows: readonly Placed[]): Placed[][] {
  const shared: Placed[][] = [];
  for (const row of rows) {
    const last = shared.at(-1);
    const isSame = row.steps.length > 1 && last?.[0]?.steps[0] === row.steps[0];
    if (isSame) last?.push(row);
    else shared.push([row]);
  }
  return shared;
}

function compiledRow(rows: readonly Placed[]): CompiledRow {
  const [first] = rows;
  if (first === undefined) throw new Error('A path has no row.');
  const [step = ''] = first.steps;
  if (first.steps.length === 1) return compiledLeaf(first);
  return {
    name: nameOf(step),
    member: undefined,
    members: rows.filter(({ row }) => !('isFixed' in row)).map(({ member }) => member),
    place: 'element',
    required: !step.endsWith('?'),
    list: false,
    maximum: 1,
    type: build(
      rows.map((row) => ({ ...row, steps: row.steps.slice(1) })),
      true,
    ),
  };
}

function compiledLeaf({ member, steps: [step = ''], row }: Placed): CompiledRow {
  return {
    ...row,
    name: nameOf(step),
    member: 'isFixed' in row ? undefined : member,
    members: [],
    // Below an optional step, a row is required.
    required: row.choice === undefined && !step.endsWith('?'),
  };
}

function nameOf(step: string): string {
  return step.endsWith('?') ? step.slice(0, -1) : step;
}

function choicesOf(elements: readonly CompiledRow[]): AnyGroup['choices'] {
  const choices = new Map<Choice, number[]>();
  for (const [position, { choice }] of elements.entries()) {
    if (choice === undefined) continue;
    choices.set(choice, [...(choices.get(choice) ?? []), position]);
  }
  return [...choices].map(([choice, positions]) => ({ choice, positions }));
}
