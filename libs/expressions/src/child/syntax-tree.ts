import { LinearRegex } from './linear-regex';
import { deepFreeze } from './lock';
import { ExpressionProblem } from './problem';

/** jsonata copies the left operand of `??` and `?:`, so the tree of a short expression can be very large. */
const MAX_NODES = 10_000;

/** The members of a node whose expressions have a value for `$`. */
const WITH_CONTEXT = new Set([
  'stages',
  'predicate',
  'group',
  'terms',
  'pattern',
  'update',
  'delete',
]);

interface Place {
  readonly node: unknown;
  /** Whether `$` has a value here. At the top level it has none, because the States Language has no input document. */
  readonly hasContext: boolean;
}

/**
 * Checks the syntax tree of an expression and freezes it.
 *
 * @returns the number of its nodes
 * @throws ExpressionProblem
 */
export function acceptSyntaxTree(tree: unknown): number {
  const seen = new Set<object>();
  const waiting: Place[] = [{ node: tree, hasContext: false }];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { node } = place;
    if (typeof node !== 'object' || node === null || seen.has(node)) continue;
    if (seen.size === MAX_NODES) {
      throw new ExpressionProblem(
        'The expression is too complex. Each nested ?? or ?: doubles its size; use variables',
      );
    }
    seen.add(node);
    checkNode(node, place.hasContext);
    for (const child of childrenOf(place)) waiting.push(child);
  }
  deepFreeze(tree);
  return seen.size;
}

function checkNode(node: object, hasContext: boolean): void {
  // Compiles the regular expression now, so that an unsupported one is found before the evaluation.
  if (node instanceof RegExp) new LinearRegex(node);
  const { type, value, position } = node as { type?: unknown; value?: unknown; position?: number };
  if (type !== 'variable') return;
  const isRoot = value === '$';
  if (isRoot || (value === '' && !hasContext)) {
    const problem = `${isRoot ? '$$' : '$'} has no value here. Use $states.input`;
    throw Object.assign(new ExpressionProblem(problem), { position });
  }
}

function* childrenOf({ node, hasContext }: Place): Generator<Place> {
  for (const [name, child] of Object.entries(node as object)) {
    if (name === 'steps' && Array.isArray(child)) {
      // The first step of a path starts from the context of the path, each other step from the step before it.
      for (const [index, step] of child.entries()) {
        yield { node: step, hasContext: hasContext || index > 0 };
      }
    } else yield { node: child, hasContext: hasContext || WITH_CONTEXT.has(name) };
  }
}
