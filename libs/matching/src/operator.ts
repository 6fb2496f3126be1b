import { RE2JS } from 're2js';
import { accepted, refused, type Result, type Violation } from '#libs/kernel';
import { isDeeperThan, jsonEquals, jsonText, type JsonObject } from './json-value';

/** The operator of a condition. It gets the values at its place; an empty list if there are none. */
export interface Operator {
  /** In words: 'equals 7', 'contains Maria', 'matches ^E', 'exists', 'does not exist'. */
  readonly expected: string;
  holds(values: readonly unknown[]): boolean;
}

export const OPERATORS: readonly string[] = ['equals', 'contains', 'matches', 'exists'];

const MAX_REGEX_LENGTH = 500;
/** The search time is linear in this size: `\pL{1000}` fits in the length above but would take seconds. */
const MAX_REGEX_PROGRAM = 2000;
const MAX_DEPTH = 64;

type Parsed = Result<Operator, Violation[]>;

/** What may be compared with "equals": only a JSON body has values other than text. */
export type EqualsKind = 'text' | 'json';

/** Reads the one operator that the condition has among its members. */
export function parseOperator(condition: JsonObject, pointer: string, kind: EqualsKind): Parsed {
  const named = OPERATORS.filter((name) => Object.hasOwn(condition, name));
  const [name] = named;
  if (name === undefined || named.length > 1) {
    const detail = `A condition has exactly one of ${OPERATORS.join(', ')}.`;
    return refused([{ pointer, detail }]);
  }
  const operand = condition[name];
  const parsed = parseOperand(name, operand, kind);
  return parsed.ok ? parsed : refused([{ pointer: `${pointer}/${name}`, detail: parsed.refusal }]);
}

function parseOperand(name: string, operand: unknown, kind: EqualsKind): Result<Operator, string> {
  if (name === 'exists') {
    return typeof operand === 'boolean'
      ? accepted(exists(operand))
      : refused('Write true or false.');
  }
  if (name === 'equals') return parseEquals(operand, kind);
  if (typeof operand !== 'string' || operand === '') {
    return refused('Write a string that is not empty.');
  }
  return name === 'contains' ? accepted(contains(operand)) : parseRegex(operand);
}

function parseEquals(operand: unknown, kind: EqualsKind): Result<Operator, string> {
  if (kind === 'text' && typeof operand !== 'string') {
    return refused(
      'This condition compares text, so write a string. To compare a value of a JSON body, name its "pointer".',
    );
  }
  if (isDeeperThan(operand, MAX_DEPTH)) {
    return refused(`Write a value with at most ${String(MAX_DEPTH)} levels of nesting.`);
  }
  return accepted(kind === 'text' ? textEquals(String(operand)) : valueEquals(operand));
}

export function textEquals(operand: string): Operator {
  return { expected: `equals ${operand}`, holds: (values) => values.includes(operand) };
}

function valueEquals(operand: unknown): Operator {
  return {
    expected: `equals ${JSON.stringify(operand)}`,
    holds: (values) => values.some((value) => jsonEquals(operand, value)),
  };
}

function contains(operand: string): Operator {
  return {
    expected: `contains ${operand}`,
    holds: (values) => values.some((value) => jsonText(value)?.includes(operand) === true),
  };
}

function exists(wanted: boolean): Operator {
  return {
    expected: wanted ? 'exists' : 'does not exist',
    holds: (values) => values.length > 0 === wanted,
  };
}

function parseRegex(source: string): Result<Operator, string> {
  if (source.length > MAX_REGEX_LENGTH) {
    return refused(`Write a regular expression of at most ${String(MAX_REGEX_LENGTH)} characters.`);
  }
  const compiled = compileRegex(source);
  if (!compiled.ok) return compiled;
  const regex = compiled.value;
  if (regex.programSize() > MAX_REGEX_PROGRAM) {
    return refused('The regular expression repeats too often: use smaller repeat counts.');
  }
  return accepted({
    expected: `matches ${source}`,
    holds: (values) =>
      values.some((value) => {
        const text = jsonText(value);
        return text !== undefined && regex.test(text);
      }),
  });
}

function compileRegex(source: string): Result<RE2JS, string> {
  try {
    return accepted(RE2JS.compile(source));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be compiled';
    return refused(
      `Write a regular expression as RE2 reads it (no look-around, no back-references): ${reason}.`,
    );
  }
}
