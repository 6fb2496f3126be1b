import { RE2JS } from 're2js';
import { z } from 'zod';
import { accepted, refused, type Result } from '#libs/kernel';
import { jsonEquals, jsonText } from './json-value';

/** The test of a condition. It gets the values at one place of the request; the list is empty if there is none. */
export interface Operator {
  /** In words: 'equals 7', 'contains Maria', 'matches ^E', 'exists', 'does not exist'. */
  readonly expected: string;
  holds(values: readonly unknown[]): boolean;
}

export const OPERATORS = ['equals', 'contains', 'matches', 'exists'] as const;

const MAX_REGEX_LENGTH = 500;
/**
 * The maximum size of a compiled expression. The time of a search is linear in this size: `\pL{1000}` is a short text,
 * but would take seconds.
 */
const MAX_REGEX_PROGRAM = 2000;

/** A string that is not empty. */
export const filledString = z
  .string('Must be a string that is not empty.')
  .min(1, 'Must be a string that is not empty.');

/** The members of a condition that are the same for text and for JSON; each is read as an operator. */
export const operatorMembers = {
  contains: filledString
    .transform(contains)
    .optional()
    .describe('The value contains this text. A JSON value is searched as JSON text.'),
  matches: filledString
    .max(
      MAX_REGEX_LENGTH,
      `Must be a regular expression of at most ${String(MAX_REGEX_LENGTH)} characters.`,
    )
    .transform((source, context) => {
      const operator = regex(source);
      if (operator.ok) return operator.value;
      context.addIssue({ code: 'custom', message: operator.refusal });
      return z.NEVER;
    })
    .optional()
    .describe('A part of the value matches this regular expression (RE2 syntax).'),
  exists: z
    .boolean()
    .transform(exists)
    .optional()
    .describe('true: the value exists. false: it does not exist.'),
};

export function textEquals(operand: string): Operator {
  return { expected: `equals ${operand}`, holds: (values) => values.includes(operand) };
}

export function valueEquals(operand: unknown): Operator {
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

function regex(source: string): Result<Operator, string> {
  const compiled = compileRegex(source);
  if (!compiled.ok) return compiled;
  const expression = compiled.value;
  if (expression.programSize() > MAX_REGEX_PROGRAM) {
    return refused('The regular expression has too many repetitions. Use smaller counts.');
  }
  return accepted({
    expected: `matches ${source}`,
    holds: (values) =>
      values.some((value) => {
        const text = jsonText(value);
        return text !== undefined && expression.test(text);
      }),
  });
}

function compileRegex(source: string): Result<RE2JS, string> {
  try {
    return accepted(RE2JS.compile(source));
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'it cannot be compiled';
    return refused(
      `Must be a regular expression of RE2 (no look-around, no back-references): ${reason}.`,
    );
  }
}
