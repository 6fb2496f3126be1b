import { type Budget } from '../budget';
import { StateFailure, shown } from '../failure';
import { isArray, isObject, isSame, type Json, member, setMember } from '../json';
import { applyFunction } from './path-functions';
import { type Operand, type Path, type Segment, type Test } from './path';

/** The values that paths can begin at. */
export interface PathScope {
  /** `$` */
  readonly input: Json;
  /** `$$` */
  readonly context: Json;
  /** `$name` */
  variable(name: string): Json | undefined;
  readonly budget: Budget;
}

/**
 * The value of a path: the match of a definite path, or the array of matches of any other path.
 *
 * @returns undefined if a definite path matches nothing
 * @throws StateFailure if the work exceeds the budget, or a function cannot be applied
 */
export function evaluatePath(path: Path, scope: PathScope): Json | undefined {
  const root = rootOf(path, scope);
  if (root === undefined) return undefined;
  const found = select(root, path, { root, budget: scope.budget });
  return path.call === undefined || found === undefined
    ? found
    : applyFunction(path.call, found, path.text);
}

/**
 * Like evaluatePath, for a field of a state that must have a value.
 *
 * @param field the name of the field, for the error
 * @throws StateFailure States.Runtime if nothing matches
 */
export function valueAt(path: Path, scope: PathScope, field: string): Json {
  const value = evaluatePath(path, scope);
  if (value !== undefined) return value;
  throw new StateFailure(
    'States.Runtime',
    `The JSONPath '${shown(path.text)}' of the field '${shown(field)}' matches nothing.`,
    { location: field },
  );
}

/** The inputs of the steps of a path besides the value. */
interface Walk {
  /** `$` in a filter. */
  readonly root: Json;
  readonly budget: Budget;
}

/** The value of the segments of a path, before its function. */
function select(
  start: Json,
  { segments, isDefinite }: { readonly segments: readonly Segment[]; readonly isDefinite: boolean },
  walk: Walk,
): Json | undefined {
  const matches = matchesOf(start, segments, walk);
  return isDefinite ? matches[0] : matches;
}

/** All values that the segments match. */
function matchesOf(start: Json, segments: readonly Segment[], walk: Walk): readonly Json[] {
  let nodes: readonly Json[] = [start];
  for (const [position, segment] of segments.entries()) {
    const next: Json[] = [];
    const step = position < segments.length - 1 ? eachName(segment) : [segment];
    for (const node of nodes) for (const part of step) addMatches(node, part, walk, next);
    if (next.length === 0) return next;
    nodes = next;
  }
  return nodes;
}

/** Several names before other steps: these apply to each of the members. */
function eachName(segment: Segment): readonly Segment[] {
  return segment.kind === 'names'
    ? segment.names.map((name) => ({ kind: 'name', name }))
    : [segment];
}

function rootOf({ root }: Path, scope: PathScope): Json | undefined {
  switch (root.kind) {
    case 'input':
      return scope.input;
    case 'context':
      return scope.context;
    case 'variable':
      return scope.variable(root.name);
  }
}

function addMatches(node: Json, segment: Segment, walk: Walk, found: Json[]): void {
  walk.budget.visit();
  switch (segment.kind) {
    case 'name':
      if (isObject(node)) addDefined(member(node, segment.name), found);
      return;
    case 'index':
      if (isArray(node)) addDefined(node.at(segment.index), found);
      return;
    case 'names':
      if (isObject(node)) found.push(picked(node, segment.names));
      return;
    case 'indexes':
      if (isArray(node)) for (const index of segment.indexes) addDefined(node.at(index), found);
      return;
    case 'slice':
      if (isArray(node)) addAll(node.slice(segment.from, segment.to), walk, found);
      return;
    case 'wildcard':
      addAll(childrenOf(node), walk, found);
      return;
    case 'descendants':
      addDescendants(node, walk, found);
      return;
    case 'filter': {
      // As in AWS, a filter on an object tests the object itself, and a filter on an array tests its items.
      const candidates = isArray(node) ? node : isObject(node) ? [node] : [];
      walk.budget.visit(candidates.length);
      for (const candidate of candidates) {
        if (passes(segment.test, candidate, walk)) found.push(candidate);
      }
    }
  }
}

function addDefined(value: Json | undefined, found: Json[]): void {
  if (value !== undefined) found.push(value);
}

function addAll(values: readonly Json[], { budget }: Walk, found: Json[]): void {
  budget.visit(values.length);
  for (const value of values) found.push(value);
}

function addDescendants(node: Json, walk: Walk, found: Json[]): void {
  walk.budget.visit();
  found.push(node);
  for (const child of childrenOf(node)) {
    if (typeof child === 'object' && child !== null) addDescendants(child, walk, found);
  }
}

function childrenOf(node: Json): readonly Json[] {
  if (isArray(node)) return node;
  return isObject(node) ? Object.values(node) : [];
}

/** Several names select one object with these members, as in the JSONPath of AWS. */
function picked(node: Json, names: readonly string[]): Json {
  const object: Record<string, Json> = {};
  for (const name of names) {
    const value = isObject(node) ? member(node, name) : undefined;
    if (value !== undefined) setMember(object, name, value);
  }
  return object;
}

/** Whether a value passes the test of a filter. */
function passes(test: Test, current: Json, walk: Walk): boolean {
  switch (test.kind) {
    case 'and':
      return test.tests.every((inner) => passes(inner, current, walk));
    case 'or':
      return test.tests.some((inner) => passes(inner, current, walk));
    case 'not':
      return !passes(test.test, current, walk);
    case 'exists':
      return operandValue(test.operand, current, walk) !== undefined;
    case 'compare':
      return compares(
        test.operator,
        operandValue(test.left, current, walk),
        operandValue(test.right, current, walk),
        walk,
      );
  }
}

/** The first match of a path, or the literal. */
function operandValue(operand: Operand, current: Json, walk: Walk): Json | undefined {
  if (operand.kind === 'literal') return operand.value;
  const start = operand.from === 'current' ? current : walk.root;
  const [value] = matchesOf(start, operand.segments, walk);
  return operand.call === undefined || value === undefined
    ? value
    : applyFunction(operand.call, value, `${operand.call}()`);
}

/** Values of different types are not equal and have no order. */
function compares(
  operator: (Test & { kind: 'compare' })['operator'],
  left: Json | undefined,
  right: Json | undefined,
  { budget }: Walk,
): boolean {
  budget.visit();
  if (left === undefined || right === undefined) return operator === '!=' && left !== right;
  if (isArray(right)) budget.visit(right.length);
  switch (operator) {
    case '==':
      return isSame(left, right);
    case '!=':
      return !isSame(left, right);
    case 'in':
      return isArray(right) && right.some((item) => isSame(item, left));
    case 'nin':
      return isArray(right) && !right.some((item) => isSame(item, left));
    case '<':
      return order(left, right) < 0;
    case '<=':
      return order(left, right) <= 0;
    case '>':
      return order(left, right) > 0;
    case '>=':
      return order(left, right) >= 0;
  }
}

/** NaN if the values have no order. Every comparison with NaN is false. */
function order(left: Json, right: Json): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left !== 'string' || typeof right !== 'string') return NaN;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
