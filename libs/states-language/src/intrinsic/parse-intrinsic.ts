import { nearestName } from '#libs/kernel';
import { parsePath, takeLiteral, takePath } from '../path/parse-path';
import { Scanner, unescaped } from '../path/scanner';
import { type Argument, type Call, type Expression, INTRINSICS } from './intrinsic';

/** A limit of AWS: calls in calls, in one field. */
const MAX_NESTING = 10;

const MAX_LENGTH = 10_000;

/** The minimum and maximum number of arguments of each function. */
const ARITIES: Readonly<Record<Call['name'], readonly [number, number]>> = {
  Array: [0, Infinity],
  ArrayContains: [2, 2],
  ArrayGetItem: [2, 2],
  ArrayLength: [1, 1],
  ArrayPartition: [2, 2],
  ArrayRange: [3, 3],
  ArrayUnique: [1, 1],
  Base64Decode: [1, 1],
  Base64Encode: [1, 1],
  Format: [1, Infinity],
  Hash: [2, 2],
  JsonMerge: [3, 3],
  JsonToString: [1, 1],
  MathAdd: [2, 2],
  MathRandom: [2, 3],
  StringSplit: [2, 2],
  StringToJson: [1, 1],
  UUID: [0, 0],
};

/**
 * Compiles the value of a member whose name ends in `.$`: a path, or a call of an intrinsic function.
 *
 * @throws SyntaxFailure
 * @example parseExpression("States.Format('Hello, {}', $.name)");
 */
export function parseExpression(text: string): Expression {
  if (text.startsWith('$')) return { kind: 'path', path: parsePath(text) };
  const scanner = new Scanner(text);
  if (!text.startsWith('States.')) {
    scanner.fail('a path ($...) or a function (States.Format(...)) is expected');
  }
  if (text.length > MAX_LENGTH) {
    scanner.fail(`an expression of more than ${String(MAX_LENGTH)} characters begins`);
  }
  const call = takeCall(scanner, 1);
  scanner.skipSpaces();
  if (!scanner.isAtEnd) scanner.fail('the end is expected');
  return call;
}

function takeCall(scanner: Scanner, depth: number): Call {
  if (depth > MAX_NESTING) scanner.fail(`calls are nested more than ${String(MAX_NESTING)} deep`);
  scanner.expect('States.');
  const written = scanner.take(/\w{0,40}/y);
  const name = INTRINSICS.find((candidate) => candidate === written);
  if (name === undefined) return unknownFunction(scanner, written);
  const args = takeArguments(scanner, depth);
  const [least, most] = ARITIES[name];
  if (args.length < least || args.length > most) {
    const expected = least === most ? String(least) : `at least ${String(least)}`;
    scanner.fail(`States.${name} takes ${expected} arguments, not ${String(args.length)},`);
  }
  return { kind: 'call', name, args };
}

function unknownFunction(scanner: Scanner, written: string): never {
  const near = nearestName(written, INTRINSICS);
  const hint = near === undefined ? `known are ${INTRINSICS.join(', ')}` : `did you mean ${near}?`;
  return scanner.fail(`States.${written} is unknown (${hint})`);
}

function takeArguments(scanner: Scanner, depth: number): Argument[] {
  scanner.skipSpaces();
  scanner.expect('(');
  scanner.skipSpaces();
  const args: Argument[] = [];
  if (scanner.takes(')')) return args;
  do {
    scanner.skipSpaces();
    args.push(takeArgument(scanner, depth));
    scanner.skipSpaces();
  } while (scanner.takes(','));
  scanner.expect(')');
  return args;
}

function takeArgument(scanner: Scanner, depth: number): Argument {
  if (scanner.sees('States.')) return takeCall(scanner, depth + 1);
  if (scanner.sees('$')) return { kind: 'path', path: takePath(scanner) };
  if (scanner.sees("'")) {
    const template = scanner.takeQuoted();
    // Refused by AWS too. A double quote needs no backslash there.
    if (/(?<!\\)(\\\\)*\\"/.test(template))
      scanner.fail('a " without a backslash is expected in the text that ends');
    return { kind: 'literal', value: unescaped(template), template };
  }
  return { kind: 'literal', value: takeLiteral(scanner) };
}
