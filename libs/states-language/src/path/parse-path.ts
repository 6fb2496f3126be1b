import {
  COMPARISONS,
  FUNCTIONS,
  type Literal,
  type Operand,
  type Path,
  type PathFunction,
  type Root,
  type Segment,
  type Test,
} from './path';
import { Scanner, unescaped } from './scanner';

/** Longer paths are refused, because they are mistakes and a path is read once for each use. */
const MAX_LENGTH = 4_096;

/** How deep parentheses and filters in filters may be nested. */
const MAX_NESTING = 10;

/** Names without quotes: all characters except those with a meaning in a path. */
const NAME = /[^\s.[\]()'",*?:@$&|<>=!{}\\]+/y;

const VARIABLE = /[\p{L}_][\p{L}\p{N}_]*/uy;

/**
 * Compiles a JSONPath of the Amazon States Language: `$` is the input, `$$` the context object, `$name` a
 * variable. Steps: `.name`, `['name']`, `[0]`, `[-1]`, `[0,2]`, `['a','b']`, `[1:3]`, `.*`, `[*]`, `..name`,
 * `[?(@.price > 10 && @.kind == 'book')]`; at the end `.length()` and the other FUNCTIONS.
 *
 * @throws SyntaxFailure that names the character
 * @example parsePath('$.orders[0].id').isDefinite; // true
 */
export function parsePath(text: string): Path {
  const scanner = new Scanner(text);
  if (text.length > MAX_LENGTH) {
    scanner.fail(`a path of more than ${String(MAX_LENGTH)} characters begins`);
  }
  const path = takePath(scanner, text);
  if (!scanner.isAtEnd) scanner.fail('a step of a path or the end is expected');
  return path;
}

/** Takes the path that begins here, up to the first character that is not part of it. */
export function takePath(scanner: Scanner, text?: string): Path {
  const begin = scanner.position;
  scanner.expect('$');
  const root = takeRoot(scanner);
  const { segments, call } = takeSegments(scanner, 0);
  return {
    text: text ?? scanner.since(begin),
    root,
    segments,
    call,
    isDefinite: segments.every(({ kind }, index) => {
      const isLast = index === segments.length - 1;
      return kind === 'name' || kind === 'index' || (kind === 'names' && isLast);
    }),
  };
}

function takeRoot(scanner: Scanner): Root {
  if (scanner.takes('$')) return { kind: 'context' };
  const name = scanner.take(VARIABLE);
  return name === '' ? { kind: 'input' } : { kind: 'variable', name };
}

/** @param depth the number of enclosing filters */
function takeSegments(
  scanner: Scanner,
  depth: number,
): { segments: Segment[]; call: PathFunction | undefined } {
  const segments: Segment[] = [];
  for (;;) {
    if (scanner.takes('..')) {
      segments.push({ kind: 'descendants' }, takeAfterDots(scanner, depth));
    } else if (scanner.sees('[')) {
      segments.push(takeBracket(scanner, depth));
    } else if (scanner.takes('.')) {
      const call = takeCall(scanner);
      if (call !== undefined) return { segments, call };
      segments.push(takeAfterDots(scanner, depth));
    } else return { segments, call: undefined };
  }
}

function takeCall(scanner: Scanner): PathFunction | undefined {
  const call = FUNCTIONS.find((name) => scanner.sees(`${name}()`));
  if (call !== undefined) scanner.expect(`${call}()`);
  return call;
}

function takeAfterDots(scanner: Scanner, depth: number): Segment {
  if (scanner.takes('*')) return { kind: 'wildcard' };
  if (scanner.sees('[')) return takeBracket(scanner, depth);
  const name = scanner.take(NAME);
  if (name === '') scanner.fail('a name, * or [ is expected');
  if (scanner.sees('(')) {
    scanner.fail(`a function of paths (${FUNCTIONS.join(', ')}) is expected instead of ${name}()`);
  }
  return { kind: 'name', name };
}

function takeBracket(scanner: Scanner, depth: number): Segment {
  scanner.expect('[');
  scanner.skipSpaces();
  const segment = takeSelector(scanner, depth);
  scanner.skipSpaces();
  scanner.expect(']');
  return segment;
}

function takeSelector(scanner: Scanner, depth: number): Segment {
  if (scanner.takes('*')) return { kind: 'wildcard' };
  if (scanner.takes('?')) {
    scanner.skipSpaces();
    scanner.expect('(');
    const test = parseTest(scanner, depth);
    scanner.expect(')');
    return { kind: 'filter', test };
  }
  if (scanner.sees("'") || scanner.sees('"')) return takeNames(scanner);
  return takeNumbers(scanner);
}

function takeNames(scanner: Scanner): Segment {
  const names: string[] = [];
  do {
    scanner.skipSpaces();
    names.push(unescaped(scanner.takeQuoted()));
    scanner.skipSpaces();
  } while (scanner.takes(','));
  const [name] = names;
  return names.length === 1 && name !== undefined
    ? { kind: 'name', name }
    : { kind: 'names', names };
}

function takeNumbers(scanner: Scanner): Segment {
  const first = takeInteger(scanner);
  scanner.skipSpaces();
  if (scanner.takes(':')) {
    scanner.skipSpaces();
    const to = takeInteger(scanner);
    scanner.skipSpaces();
    if (scanner.sees(':')) scanner.fail('a slice has no step here; ] is expected');
    return { kind: 'slice', from: first, to };
  }
  if (first === undefined) {
    scanner.fail('an index, a slice, *, a name in quotes or ?(filter) is expected');
  }
  const indexes = [first];
  while (scanner.takes(',')) {
    scanner.skipSpaces();
    indexes.push(takeInteger(scanner) ?? scanner.fail('an index is expected'));
    scanner.skipSpaces();
  }
  return indexes.length === 1 ? { kind: 'index', index: first } : { kind: 'indexes', indexes };
}

function takeInteger(scanner: Scanner): number | undefined {
  const digits = scanner.take(/-?\d{1,9}/y);
  return digits === '' ? undefined : Number(digits);
}

/**
 * Takes the test of a filter, up to its closing parenthesis: `@.a == 1 && (!@.b || @.c in ['x', 'y'])`.
 * Regular expressions (`=~`) are refused, because their time is not bounded.
 *
 * @param depth the number of enclosing parentheses and filters
 */
function parseTest(scanner: Scanner, depth: number): Test {
  if (depth >= MAX_NESTING)
    scanner.fail(`filters are nested more than ${String(MAX_NESTING)} deep`);
  const tests = [takeConjunction(scanner, depth)];
  while (scanner.takes('||')) tests.push(takeConjunction(scanner, depth));
  return joined('or', tests);
}

function takeConjunction(scanner: Scanner, depth: number): Test {
  const tests = [takeTerm(scanner, depth)];
  while (scanner.takes('&&')) tests.push(takeTerm(scanner, depth));
  return joined('and', tests);
}

function joined(kind: 'and' | 'or', tests: readonly Test[]): Test {
  const [test] = tests;
  return tests.length === 1 && test !== undefined ? test : { kind, tests };
}

function takeTerm(scanner: Scanner, depth: number): Test {
  scanner.skipSpaces();
  const term = takeBareTerm(scanner, depth);
  scanner.skipSpaces();
  return term;
}

function takeBareTerm(scanner: Scanner, depth: number): Test {
  if (scanner.takes('!')) {
    if (depth >= MAX_NESTING) scanner.fail('too many negations');
    return { kind: 'not', test: takeTerm(scanner, depth + 1) };
  }
  if (scanner.takes('(')) {
    const test = parseTest(scanner, depth + 1);
    scanner.expect(')');
    return test;
  }
  const left = takeOperand(scanner, depth);
  scanner.skipSpaces();
  if (scanner.sees('=~'))
    scanner.fail('a comparison without a regular expression (=~) is expected');
  const operator = COMPARISONS.find((candidate) => scanner.takes(candidate));
  if (operator === undefined) return { kind: 'exists', operand: left };
  scanner.skipSpaces();
  const right = takeOperand(scanner, depth);
  return { kind: 'compare', operator, left, right };
}

function takeOperand(scanner: Scanner, depth: number): Operand {
  if (scanner.takes('@'))
    return { kind: 'path', from: 'current', ...takeSegments(scanner, depth + 1) };
  if (scanner.takes('$'))
    return { kind: 'path', from: 'root', ...takeSegments(scanner, depth + 1) };
  if (scanner.takes('[')) return { kind: 'literal', value: takeList(scanner) };
  return { kind: 'literal', value: takeLiteral(scanner) };
}

function takeList(scanner: Scanner): Literal {
  const items: (null | boolean | number | string)[] = [];
  scanner.skipSpaces();
  if (scanner.takes(']')) return items;
  do {
    scanner.skipSpaces();
    items.push(takeLiteral(scanner));
    scanner.skipSpaces();
  } while (scanner.takes(','));
  scanner.expect(']');
  return items;
}

/** A number, a text in quotes, true, false or null. */
export function takeLiteral(scanner: Scanner): null | boolean | number | string {
  if (scanner.sees("'") || scanner.sees('"')) return unescaped(scanner.takeQuoted());
  const word = scanner.take(/true|false|null/y);
  if (word !== '') return word === 'null' ? null : word === 'true';
  const digits = scanner.take(/-?\d{1,17}(?:\.\d{1,17})?(?:[eE][+-]?\d{1,3})?/y);
  if (digits === '')
    scanner.fail('a path, a number, a text in quotes, true, false or null is expected');
  return Number(digits);
}
